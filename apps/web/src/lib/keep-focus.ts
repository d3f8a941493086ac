import { type Gone, successorOf } from './focus-successor';

/** What may take the focus in place of an element in it that is gone. */
const PLACES =
  'section, article, form, fieldset, li, ul, ol, table, nav, aside, main, [role$="dialog"]';
const PAGE = '#isi';

/**
 * Keeps the focus near where it was. When the element that has it is removed (a page is left, a card
 * deleted, an editor closed) or disabled (a button that is busy), browsers drop the focus to the body and a
 * person at the keyboard starts from the top. In place of what was removed it goes to what continues the work (see
 * `successorOf`), or else to what is around it and has a name, or to the page; in place of a button that is busy to
 * what is around it, and back as soon as it is busy no more.
 */
export function keepFocus(): void {
  let around: readonly Element[] = [];
  let focused: HTMLElement | null = null;
  /** What has the focus in place of a disabled element. */
  let standIn: HTMLElement | null = null;
  let gone: Gone | null = null;
  /** True from the moment that the focus was given to a control until the next key. */
  let isGiven = false;
  const follow = (element: HTMLElement) => {
    standIn = null;
    gone = null;
    focused = element;
    around = ancestorsOf(element);
  };
  addEventListener('focusin', ({ target }) => {
    if (target !== standIn) follow(target as HTMLElement);
  });
  // A key that is held down pressed what is gone, and does not press what follows it.
  const onKey = (event: KeyboardEvent) => {
    if (!event.repeat) isGiven = false;
    else if (isGiven) event.preventDefault();
  };
  addEventListener('keydown', onKey, { capture: true });
  const isLost = () => focused !== null && (!focused.isConnected || focused.matches(':disabled'));
  const mend = () => {
    const isWaiting = standIn !== null && document.activeElement === standIn;
    if (!focused || (!isWaiting && document.activeElement !== document.body)) return;
    if (!isLost()) {
      if (isWaiting) focused.focus({ preventScroll: true });
      return;
    }
    if (focused.isConnected) {
      if (!isWaiting) stand(nearest());
      return;
    }
    const place = nearest();
    const next = gone && place && !place.matches(PAGE) ? successorOf(gone, place) : null;
    standIn = null;
    if (next) {
      isGiven = true;
      next.focus();
    } else give(namedOf(around) ?? place);
  };
  const nearest = () => around.find((one) => one.isConnected) ?? document.querySelector(PAGE);
  const stand = (near: Element | null) => {
    if (!(near instanceof HTMLElement)) return;
    standIn = near;
    near.classList.add('outline-none');
    give(near);
  };
  // Dialogs give the focus back themselves, a moment after they are gone.
  const later = () => requestAnimationFrame(() => requestAnimationFrame(mend));
  new MutationObserver((records) => {
    if (focused && !focused.isConnected) gone = goneIn(records, focused) ?? gone;
    if (standIn || isLost()) later();
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

function goneIn(records: readonly MutationRecord[], focused: Element): Gone | null {
  for (const { target: where, removedNodes, previousSibling, nextSibling } of records) {
    const removed = [...removedNodes].find((one) => one.contains(focused));
    if (!(removed instanceof Element)) continue;
    const added = records.flatMap((one) => (one.target === where ? [...one.addedNodes] : []));
    return { focused, removed, where, added, previousSibling, nextSibling };
  }
  return null;
}

function give(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The first of these that has a name, or else a heading. */
function namedOf(around: readonly Element[]): Element | null {
  for (const one of around) {
    if (!one.isConnected || one.matches(PAGE)) continue;
    if (one.matches('[aria-label], [aria-labelledby]')) return one;
    const heading = one.querySelector(HEADINGS);
    if (heading) return heading;
  }
  return null;
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
