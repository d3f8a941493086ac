/** What was announced last to who listens to the page; '' before anything was. */
export const announced = (): string =>
  document.querySelector('.sr-only[aria-live]')?.textContent ?? '';
