const SLOT = /\{\s*([a-z]\w{0,15})\s*\}/g;

/** A sentence cut at its slots. */
export interface CutText {
  /** The words around and between the slots: always one more than there are slots. */
  readonly between: readonly string[];
  /** What stands between two of them. */
  readonly slots: readonly string[];
}

export function cutAtSlots(text: string): CutText {
  const between: string[] = [];
  const slots: string[] = [];
  let from = 0;
  for (const { 0: written, 1: id, index } of text.matchAll(SLOT)) {
    between.push(text.slice(from, index));
    slots.push(id!);
    from = index + written.length;
  }
  return { between: [...between, text.slice(from)], slots };
}
