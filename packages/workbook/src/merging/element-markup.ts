import { ElementResolver } from '../xml/element-resolver.js';
import type { Markup } from './markup.js';
import { OpenTag } from './tag.js';
import { tokensOf } from './tokens.js';

/**
 * The inner markup of each child of the root with this name. Prefixes and elements of other namespaces
 * are removed, so that the markup can be placed under the root of another part.
 *
 * @param edit may change the tags within
 */
export function* innerMarkups(
  markup: Markup,
  local: string,
  edit: (tag: OpenTag) => void,
): Generator<Markup, void, void> {
  const resolver = new ElementResolver();
  /** For each open element, whether its content is copied, and the closing tag to write. */
  const holds = [false];
  const closings: Markup[] = [];
  let inner: Markup | null = null;
  for (const token of tokensOf(markup)) {
    if (token.kind === 'text') {
      if (inner !== null && holds[holds.length - 1]) inner += token.markup;
    } else if (token.kind === 'close') {
      resolver.close();
      holds.pop();
      const closing = closings.pop() ?? '';
      if (closings.length === 1 && inner !== null) {
        yield inner;
        inner = null;
      } else if (inner !== null) inner += closing;
    } else if (token.kind === 'open') {
      const tag = new OpenTag(token.markup);
      const role = resolver.open(tag.name, tag, '');
      const isItem = closings.length === 1 && role === 'own' && tag.local === local;
      const isHeld = isItem || (holds[holds.length - 1]! && role !== 'foreign');
      const isWritten = isHeld && role === 'own' && !isItem;
      if (isWritten) inner += written(tag, edit);
      if (isItem) inner = '';
      holds.push(isHeld && !resolver.isSkipping);
      closings.push(isWritten ? `</${tag.local}>` : '');
      if (!tag.empty) continue;
      resolver.close();
      holds.pop();
      closings.pop();
      if (!isItem) continue;
      yield '';
      inner = null;
    }
  }
}

const PRESERVING = '<t xml:space="preserve">';

function written(tag: OpenTag, edit: (tag: OpenTag) => void): Markup {
  edit(tag);
  const markup = tag.toString();
  return markup === PRESERVING || tag.isPlain ? markup : tag.withoutPrefixes();
}
