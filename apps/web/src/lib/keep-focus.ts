/** What may take the focus in place of an element in it that is gone. */
const PLACES =
  'section, article, form, fieldset, li, ul, ol, table, nav, aside, main, [role$="dialog"]';
const PAGE = '#isi';

/**
 * Keeps the focus near where it was. When the element that has it is removed (a page is left, a card
 * deleted, an editor closed) or disabled (a button that is busy), browsers drop the focus to the body and a
 * person at the keyboard starts from the top. It goes to what is around the element instead, or to the page,
 * and back to a button that is busy no more.
 */
export function keepFocus(): void {
  let around: readonly Element[] = [];
  let focused: HTMLElement | null = null;
  /** What has the focus in place of a disabled element. */
  let standIn: HTMLElement | null = null;
  const follow = (element: HTMLElement) => {
    standIn = null;
    focused = element;
    around = ancestorsOf(element);
  };
  addEventListener('focusin', ({ target }) => {
    if (target !== standIn) follow(target as HTMLElement);
  });
  const isLost = () => focused !== null && (!focused.isConnected || focused.matches(':disabled'));
  const mend = () => {
    if (focused && standIn && document.activeElement === standIn) {
      if (!focused.isConnected) follow(standIn);
      else if (!isLost()) focused.focus({ preventScroll: true });
    }
    if (!focused || !isLost() || document.activeElement !== document.body) return;
    const near = around.find((one) => one.isConnected) ?? document.querySelector(PAGE);
    if (!(near instanceof HTMLElement)) return;
    standIn = focused.isConnected ? near : null;
    if (!near.hasAttribute('tabindex')) near.tabIndex = -1;
    near.classList.add('outline-none');
    near.focus({ preventScroll: true });
  };
  // Dialogs give the focus back themselves, a moment after they are gone.
  const later = () => requestAnimationFrame(() => requestAnimationFrame(mend));
  new MutationObserver(() => {
    if (standIn || isLost()) later();
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
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
