import type { Markup } from './markup.js';
import { OpenTag } from './tag.js';
import { Tokens } from './tokens.js';

/**
 * The inner markup of every element of this name right below the root, one after the other.
 *
 * @param edit changes a tag within, or answers null to leave the tag (not what it holds) out
 */
export function* innerMarkups(
  markup: Markup,
  local: string,
  edit: (tag: OpenTag) => void = () => undefined,
): Generator<Markup, void, void> {
  let depth = 0;
  let inner: Markup | null = null;
  for (const token of new Tokens().take(markup)) {
    if (token.kind === 'close') {
      depth -= 1;
      if (depth === 1 && inner !== null) {
        yield inner;
        inner = null;
      } else if (inner !== null) inner += withoutPrefix(token.markup);
    } else if (token.kind === 'open') {
      const tag = new OpenTag(token.markup);
      if (inner !== null) {
        edit(tag);
        inner += withoutPrefix(tag.toString());
      } else if (depth === 1 && tag.local === local) {
        if (tag.empty) yield '';
        else inner = '';
      }
      if (!tag.empty) depth += 1;
    } else if (token.kind === 'text' && inner !== null) inner += token.markup;
  }
}

const PREFIX = /^(<\/?)[^\s:/>]+:/;

function withoutPrefix(tag: Markup): Markup {
  return tag.includes(':') ? tag.replace(PREFIX, '$1') : tag;
}
