import { isHarmlessAddress } from '../live-content.js';
import type { Markup } from '../markup.js';
import { rewrittenOutsideCell, type RenamedSheet, type SourceContext } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';

const PICTURE_ELEMENTS = new Set(['imagedata', 'fill', 'stroke']);
const REFERENCE = /^Fmla(?:Link|Range|Txbx|Group|Pict)$/;

/**
 * Rewrites a VML drawing (comment boxes, form controls, pictures in headers): references to cells are
 * converted; macros and addresses outside the file are removed.
 */
export class VmlEdits implements XmlEdits {
  constructor(
    private readonly context: SourceContext,
    private readonly sheet: RenamedSheet,
  ) {}

  open(tag: OpenTag): Edit {
    if (REFERENCE.test(tag.local)) return 'capture';
    if (tag.mentions('src=') || tag.mentions('href=')) this.#dropOutsideAddresses(tag);
    if (tag.local !== 'FmlaMacro') return 'keep';
    this.context.losses.add('macros', this.sheet.name);
    return 'drop';
  }

  /** Removes addresses of pictures, which must be in the file, and links that are not harmless. */
  #dropOutsideAddresses(tag: OpenTag): void {
    for (const [name, value] of tag.attributes) {
      const local = name.slice(name.indexOf(':') + 1);
      const isPicture = PICTURE_ELEMENTS.has(tag.local) && (local === 'src' || local === 'href');
      const isLink = !isPicture && local === 'href' && !isHarmlessAddress(value);
      if (!isPicture && !isLink) continue;
      tag.delete(name);
      this.context.losses.add(isPicture ? 'live-picture' : 'live-link', this.sheet.name);
    }
  }

  replace(tag: OpenTag, text: Markup): Markup {
    const formula = rewrittenOutsideCell(text, this.context, this.sheet, () =>
      this.context.losses.add('dead-reference', this.sheet.name),
    );
    return tag.withContent(formula);
  }
}
