/** The username that *Ingat saya* stored in this browser; null without one. */
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
