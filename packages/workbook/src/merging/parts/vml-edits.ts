import { isHarmlessAddress } from '../live-content.js';
import type { Markup } from '../markup.js';
import { movedElsewhere, type RenamedSheet, type SourceContext } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';

const PICTURED = new Set(['imagedata', 'fill', 'stroke']);
const REFERENCE = /^Fmla(?:Link|Range|Txbx|Group|Pict)$/;

/** A VML drawing (comments' boxes, controls, pictures of headers): its macros go, its references follow. */
export class VmlEdits implements XmlEdits {
  constructor(
    private readonly context: SourceContext,
    private readonly sheet: RenamedSheet,
  ) {}

  open(tag: OpenTag): Edit {
    if (REFERENCE.test(tag.local)) return 'capture';
    if (tag.mentions('src=') || tag.mentions('href=')) this.#withinTheFile(tag);
    if (tag.local !== 'FmlaMacro') return 'keep';
    this.context.losses.add('macros', this.sheet.name);
    return 'drop';
  }

  /** Pictures lie in the file, under a relationship; links lead to the web. */
  #withinTheFile(tag: OpenTag): void {
    for (const [name, value] of tag.attributes) {
      const local = name.slice(name.indexOf(':') + 1);
      const isPicture = PICTURED.has(tag.local) && (local === 'src' || local === 'href');
      const isLink = !isPicture && local === 'href' && !isHarmlessAddress(value);
      if (!isPicture && !isLink) continue;
      tag.delete(name);
      this.context.losses.add(isPicture ? 'live-picture' : 'live-link', this.sheet.name);
    }
  }

  replace(tag: OpenTag, text: Markup): Markup {
    return `${tag.opening()}${movedElsewhere(text, this.context, this.sheet)}</${tag.name}>`;
  }
}
