import type { Markup } from '../markup.js';
import { rewrittenOutsideCell, type RenamedSheet, type SourceContext } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';
import { usesDropped } from './dropped-relationships.js';

/** Rewrites drawings, charts and diagrams: formulas and theme colours are converted, macros removed. */
export class DrawingEdits implements XmlEdits {
  /** Whether a formula, which belongs to a chart, could not be kept. */
  isDead = false;

  constructor(
    private readonly context: SourceContext,
    private readonly sheet: RenamedSheet,
    private readonly dropped: ReadonlySet<string>,
  ) {}

  open(tag: OpenTag, parents: readonly string[]): Edit {
    if (tag.local === 'blip') this.#keepOwnPicture(tag);
    if (usesDropped(tag, this.dropped)) return 'drop';
    const { local } = tag;
    if (local === 'f' || (local === 'formula' && parents.length > 0)) return 'capture';
    if (local === 'schemeClr' || local === 'latin') this.#recolour(tag);
    if (tag.mentions('textlink')) this.#linkText(tag);
    if (tag.mentions('macro=') && tag.get('macro')) {
      tag.set('macro', '');
      this.context.losses.add('macros', this.sheet.name);
    }
    return 'keep';
  }

  replace(tag: OpenTag, text: Markup): Markup {
    const formula = rewrittenOutsideCell(text, this.context, this.sheet, () => {
      this.isDead = true;
    });
    return `${tag.startTag()}${formula}</${tag.name}>`;
  }

  /** Removes the link of a picture that is also embedded, so that the embedded one is shown. */
  #keepOwnPicture(tag: OpenTag): void {
    const [embed, link] = ['embed', 'link'].map((what) =>
      [...tag.attributes].find(([name]) => name.endsWith(`:${what}`)),
    );
    if (embed && link && !this.dropped.has(embed[1]) && this.dropped.has(link[1]))
      tag.delete(link[0]);
  }

  /** Rewrites a shape's link to a cell. A lost link is removed, and the shape keeps its present text. */
  #linkText(tag: OpenTag): void {
    const cell = tag.get('textlink');
    if (!cell) return;
    const rewritten = this.context.formulas.rewrite(cell, this.sheet.finalName);
    if ('text' in rewritten) {
      if (rewritten.text !== cell) tag.set('textlink', rewritten.text);
      return;
    }
    this.context.losses.add(rewritten.loss, this.sheet.name);
    tag.delete('textlink');
  }

  /** Replaces a reference to the source's theme by its value; child elements that modify a colour stay. */
  #recolour(tag: OpenTag): void {
    const { recolour } = this.context;
    if (!recolour) return;
    if (tag.local === 'latin') {
      const typeface = recolour.typeface(tag.get('typeface') ?? '');
      if (typeface) tag.set('typeface', typeface);
      return;
    }
    const rgb = recolour.drawingColour(tag.get('val') ?? '');
    if (!rgb) return;
    tag.rename('srgbClr');
    tag.set('val', rgb);
  }
}
