import type { Markup } from '../markup.js';
import { OpenTag } from '../tag.js';
import { tokensOf } from '../tokens.js';

const SLICER = /drawing\/201\d\/(?:slicer|timeslicer)/;

/**
 * A drawing without the anchors that contain slicers or timelines, which are not copied, and how many such
 * anchors there were.
 */
export function withoutSlicers(drawing: Markup): {
  readonly markup: Markup;
  readonly dropped: number;
} {
  if (!SLICER.test(drawing)) return { markup: drawing, dropped: 0 };
  let [markup, anchor, depth, dropped] = ['', '', 0, 0];
  for (const token of tokensOf(drawing)) {
    const opens = token.kind === 'open' && !new OpenTag(token.markup).empty;
    if (token.kind === 'close') depth -= 1;
    const inAnchor =
      depth >= 1 && !(opens && depth === 0) && !(token.kind === 'close' && depth === 0);
    if (!inAnchor) markup += token.markup;
    else anchor += token.markup;
    if (opens) depth += 1;
    if (inAnchor && depth === 1) {
      if (SLICER.test(anchor)) dropped += 1;
      else markup += anchor;
      anchor = '';
    }
  }
  return { markup, dropped };
}
