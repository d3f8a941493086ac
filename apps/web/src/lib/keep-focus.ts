/** What may take the focus in place of an element in it that is gone. */
const PLACES =
  'section, article, form, fieldset, li, ul, ol, table, nav, aside, main, [role="dialog"]';
const PAGE = '#isi';

/**
 * Keeps the focus near where it was. When the element that has it is removed (a page is left, a card
 * deleted, an editor closed), browsers drop the focus to the body and a person at the keyboard starts
 * from the top. It goes to what was around the element instead, or to the page.
 */
export function keepFocus(): void {
  let around: readonly Element[] = [];
  let focused: Element | null = null;
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
    around = ancestorsOf(focused);
  });
  const mend = () => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const near = around.find((one) => one.isConnected) ?? document.querySelector(PAGE);
    focused = null;
    if (!(near instanceof HTMLElement)) return;
    if (!near.hasAttribute('tabindex')) near.tabIndex = -1;
    near.classList.add('outline-none');
    near.focus({ preventScroll: true });
  };
  // Dialogs give the focus back themselves, a moment after they are gone.
  const later = () => requestAnimationFrame(() => requestAnimationFrame(mend));
  new MutationObserver(() => {
    if (focused && !focused.isConnected) later();
  }).observe(document.body, { childList: true, subtree: true });
}

function ancestorsOf(element: Element): Element[] {
  const all: Element[] = [];
  for (
    let one = element.parentElement?.closest(PLACES);
    one;
    one = one.parentElement?.closest(PLACES)
  )
    all.push(one);
  return all;
}
