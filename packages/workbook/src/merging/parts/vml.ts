import { fromMarkup, type Markup, toMarkup } from '../markup.js';
import type { SheetPlace, SourceContext } from '../source-context.js';

const MACRO = /<x:FmlaMacro>[^<]*<\/x:FmlaMacro>/g;
const REFERENCE = /<(x:Fmla(?:Link|Range|Txbx|Group|Pict))>([^<]*)<\/\1>/g;

/**
 * A VML drawing (comments' boxes, controls, pictures of headers) without macros, its references moved.
 * It is seldom well-formed XML, so nothing else of it is touched.
 */
export function withoutMacros(vml: Markup, context: SourceContext, place: SheetPlace): Markup {
  if (!vml.includes('<x:Fmla')) return vml;
  return vml
    .replace(MACRO, () => {
      context.losses.add('macros', place.name);
      return '';
    })
    .replace(REFERENCE, (written: string, name: string, text: Markup) => {
      const moved = context.moves.move(fromMarkup(text), place.final);
      if ('text' in moved) return `<${name}>${toMarkup(moved.text)}</${name}>`;
      context.losses.add(moved.loss, place.name);
      return written.slice(0, 0);
    });
}
