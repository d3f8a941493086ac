import type { Markup } from '../markup.js';
import { movedElsewhere, type RenamedSheet, type SourceContext } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';
import { dangles } from './dangling.js';

/** Drawings, charts and what hangs on them: their references, colours and macros. */
export class DrawingEdits implements XmlEdits {
  constructor(
    private readonly context: SourceContext,
    private readonly sheet: RenamedSheet,
    private readonly dropped: ReadonlySet<string>,
  ) {}

  open(tag: OpenTag, parents: readonly string[]): Edit {
    if (tag.local === 'blip') this.#keepOwnPicture(tag);
    if (dangles(tag, this.dropped)) return 'drop';
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
    return `${tag.opening()}${movedElsewhere(text, this.context, this.sheet)}</${tag.name}>`;
  }

  /** A picture that lies in the workbook and is fetched as well is shown as it lies there. */
  #keepOwnPicture(tag: OpenTag): void {
    const [embed, link] = ['embed', 'link'].map((what) =>
      [...tag.attributes].find(([name]) => name.endsWith(`:${what}`)),
    );
    if (embed && link && !this.dropped.has(embed[1]) && this.dropped.has(link[1]))
      tag.delete(link[0]);
  }

  /** A shape that shows a cell; where the cell stays behind, it keeps the text that it shows. */
  #linkText(tag: OpenTag): void {
    const cell = tag.get('textlink');
    if (!cell) return;
    const moved = this.context.moves.move(cell, this.sheet.final);
    if ('text' in moved) {
      if (moved.text !== cell) tag.set('textlink', moved.text);
      return;
    }
    this.context.losses.add(moved.loss, this.sheet.name);
    tag.delete('textlink');
  }

  /** What another theme names is written out; changes of a colour stay inside. */
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
