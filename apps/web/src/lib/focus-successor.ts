/** The removal of an element that had the focus. */
export interface Gone {
  readonly focused: Element;
  /** What was taken from the page, with the focused element in it. */
  readonly removed: Element;
  readonly where: Node;
  /** What came there at the same time. */
  readonly added: readonly Node[];
  readonly previousSibling: Node | null;
  readonly nextSibling: Node | null;
}

const ROWS = 'li, tr';
const CONTROLS =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], [tabindex="0"], [contenteditable="true"]';

/**
 * What continues the work of a control that is gone: in a field that was opened in its place, or a text that was
 * written there, the first control; of a row that was done, the same control of the next one; else the control that
 * follows or comes before in the place that is left.
 *
 * @param place - what is around the control and still there
 */
export function successorOf(gone: Gone, place: Element): HTMLElement | null {
  const { added, removed, where, previousSibling, nextSibling, focused } = gone;
  if (!place.contains(where)) return null;
  const opened = added.flatMap(controlsIn).find(canTake);
  if (opened) return opened;
  if (removed.matches(ROWS)) {
    const at = controlsIn(removed).indexOf(focused as HTMLElement);
    for (const row of [nextSibling, previousSibling]) {
      const controls = row ? controlsIn(row) : [];
      const same = [controls[at], ...controls].find((one) => one && canTake(one));
      if (same) return same;
    }
  }
  const all = controlsIn(place).filter(canTake);
  const isAfter = (one: Element) =>
    nextSibling?.isConnected
      ? nextSibling.contains(one) || follows(nextSibling, one)
      : follows(where, one) && !where.contains(one);
  return all.find(isAfter) ?? all.at(-1) ?? null;
}

function controlsIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const inside = node.querySelectorAll<HTMLElement>(CONTROLS);
  return node.matches(CONTROLS) ? [node, ...inside] : [...inside];
}

const canTake = (one: HTMLElement) =>
  one.isConnected &&
  !one.matches(':disabled') &&
  one.closest('[hidden], [inert]') === null &&
  one.tabIndex !== -1 &&
  isShown(one);

/** Whether it is laid out; jsdom lays nothing out. */
const isShown = (one: HTMLElement) =>
  !('checkVisibility' in one) || one.checkVisibility({ visibilityProperty: true });

const follows = (node: Node, other: Node) =>
  Boolean(node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
