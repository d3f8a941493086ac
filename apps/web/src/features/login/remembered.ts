/** The username that the box *Ingat saya* keeps in this browser, if any. */
export function readRemembered(): string | null {
  return localStorage.getItem('rememberMe') === 'true'
    ? localStorage.getItem('savedUsername')
    : null;
}

export function writeRemembered(username: string | null): void {
  if (username === null) {
    localStorage.removeItem('rememberMe');
    localStorage.removeItem('savedUsername');
    return;
  }
  localStorage.setItem('rememberMe', 'true');
  localStorage.setItem('savedUsername', username);
}
