import type { SentenceSpan } from '@lqc/language';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { firstFrom } from './in-order.js';

const CITATION = /\s?\[\s*((?:K\d+)(?:\s*[,;]\s*K\d+)*)\s*\]/g;

/** A text without its citations, and the positions where they were. */
export interface CitedText {
  readonly text: string;
  readonly cited: readonly { readonly at: number; readonly ids: readonly string[] }[];
}

/** Removes citations such as `[K3, K7]` from a draft; positions refer to the text without them. */
export function takeCitations(draft: string): CitedText {
  const cited: { at: number; ids: string[] }[] = [];
  let text = '';
  let from = 0;
  for (const { 0: written, 1: ids, index } of draft.matchAll(CITATION)) {
    text += draft.slice(from, index);
    cited.push({ at: text.length, ids: ids!.split(/\s*[,;]\s*/) });
    from = index + written.length;
  }
  return { text: text + draft.slice(from), cited };
}

/**
 * A function that gives the ids of the contacts that a sentence cites; unknown ones are left out.
 */
export function citationsIn(
  cited: CitedText['cited'],
  pseudonyms: Pseudonyms,
): (span: SentenceSpan) => string[] {
  const upTo = (bound: number) => firstFrom(cited, ({ at }) => at > bound);
  return ({ start, end }) =>
    cited
      // A citation after the full stop belongs to the sentence before it.
      .slice(upTo(start), upTo(end))
      .flatMap(({ ids }) => ids.flatMap((id) => pseudonyms.contactsOf(id)));
}

/** Puts names back in place of pseudonyms and moves the citations' positions accordingly. */
export function revealCited({ text, cited }: CitedText, pseudonyms: Pseudonyms): CitedText {
  let revealed = '';
  let from = 0;
  const moved = cited.map(({ at, ids }) => {
    revealed += pseudonyms.reveal(text.slice(from, at));
    from = at;
    return { at: revealed.length, ids };
  });
  return { text: revealed + pseudonyms.reveal(text.slice(from)), cited: moved };
}
