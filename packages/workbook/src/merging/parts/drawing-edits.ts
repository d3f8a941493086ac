import type { Markup } from '../markup.js';
import {
  type RenamedSheet,
  rewriteCells,
  rewrittenOutsideCell,
  type SourceContext,
} from '../source-context.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';
import { usesDropped } from './dropped-relationships.js';

/** Attributes with the cells that a shape shows: their text, or a picture of them. */
const CELLS = ['textlink', 'cellRange'];

/** Elements with a formula; `sqref` has the cells of a series of which a chart filters some. */
const FORMULAS = new Set(['f', 'formula', 'sqref']);

/** Rewrites drawings, charts and diagrams: formulas and theme colours are converted, macros removed. */
export class DrawingEdits implements XmlEdits {
  /** Whether a formula, which belongs to a chart, could not be kept. */
  isDead = false;
  /** Whether any colour is said, so that not all of them follow from the theme. */
  isColoured = false;

  constructor(
    private readonly context: SourceContext,
    private readonly sheet: RenamedSheet,
    private readonly dropped: ReadonlySet<string>,
  ) {}

  open(tag: OpenTag, parents: readonly string[]): Edit {
    if (tag.local === 'blip') this.#keepOwnPicture(tag);
    if (usesDropped(tag, this.dropped)) return 'drop';
    const { local } = tag;
    if (FORMULAS.has(local) && parents.length > 0) return 'capture';
    this.isColoured ||= local === 'schemeClr' || local === 'srgbClr';
    if (local === 'schemeClr' || local === 'latin') this.#recolour(tag);
    // A shape whose link is lost keeps what it shows now.
    for (const name of CELLS) rewriteCells(tag, name, this.context, this.sheet);
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
    return tag.withContent(formula);
  }

  /** Removes the link of a picture that is also embedded, so that the embedded one is shown. */
  #keepOwnPicture(tag: OpenTag): void {
    const [embed, link] = ['embed', 'link'].map((what) =>
      [...tag.attributes].find(([name]) => name.endsWith(`:${what}`)),
    );
    if (embed && link && !this.dropped.has(embed[1]) && this.dropped.has(link[1]))
      tag.delete(link[0]);
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
