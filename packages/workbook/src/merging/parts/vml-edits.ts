import type { Markup } from '../markup.js';
import { movedElsewhere, type RenamedSheet, type SourceContext } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';

const REFERENCE = /^Fmla(?:Link|Range|Txbx|Group|Pict)$/;

/** A VML drawing (comments' boxes, controls, pictures of headers): its macros go, its references follow. */
export class VmlEdits implements XmlEdits {
  constructor(
    private readonly context: SourceContext,
    private readonly sheet: RenamedSheet,
  ) {}

  open(tag: OpenTag): Edit {
    if (REFERENCE.test(tag.local)) return 'capture';
    if (tag.local !== 'FmlaMacro') return 'keep';
    this.context.losses.add('macros', this.sheet.name);
    return 'drop';
  }

  replace(tag: OpenTag, text: Markup): Markup {
    return `${tag.opening()}${movedElsewhere(text, this.context, this.sheet)}</${tag.name}>`;
  }
}
