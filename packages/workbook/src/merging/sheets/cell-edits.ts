import { fromMarkup, type Markup, toMarkup } from '../markup.js';
import type { RenamedSheet, SourceContext } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import { WorkbookError } from '../../workbook-error.js';
import type { Edit } from '../xml-rewriter.js';

/** What cells need beside the context of their source. */
export interface CellContext extends SourceContext {
  /** Texts of the source by index. */
  readonly texts: readonly Markup[];
  /** The index here of a text. */
  readonly text: (inner: Markup) => number;
  /** Days to add where the source counts them from another year. */
  readonly shiftedDays: number;
  /** What a cell's rich value and metadata are called here; null where they stay behind. */
  readonly metadata: (kind: 'cm' | 'vm', index: number) => number | null;
}

/** Cells, rows and columns: their formats, texts, dates and formulas. */
export class CellEdits {
  #type: string | undefined;
  #shifts = false;
  readonly #droppedGroups = new Set<string>();
  readonly #plain: number;
  readonly #styles = new Map<string, string>();

  constructor(
    private readonly context: CellContext,
    private readonly sheet: RenamedSheet,
  ) {
    this.#plain = context.styles.cell(0);
  }

  cell(tag: OpenTag): Edit {
    this.#type = tag.get('t');
    const style = tag.get('s');
    this.format(tag, 's', style);
    // A cell without format has the source's own, which may not be the merged workbook's.
    if (style === undefined && this.#plain !== 0) tag.set('s', String(this.#plain));
    const { shiftedDays, styles } = this.context;
    this.#shifts =
      shiftedDays !== 0 && (this.#type ?? 'n') === 'n' && styles.showsDay(Number(style ?? 0));
    if (tag.mentions('m=')) for (const kind of ['cm', 'vm'] as const) this.#metadata(tag, kind);
    return 'keep';
  }

  /** Renumbers the format that this attribute names. */
  format(tag: OpenTag, name: 's' | 'style', style: string | undefined = tag.get(name)): void {
    if (style === undefined) return;
    let moved = this.#styles.get(style);
    if (moved === undefined) {
      const index = Number(style);
      moved = String(this.context.styles.cell(Number.isInteger(index) && index >= 0 ? index : 0));
      this.#styles.set(style, moved);
    }
    if (moved !== style) tag.set(name, moved);
  }

  value(): Edit {
    return this.#type === 's' || this.#shifts ? 'capture' : 'keep';
  }

  writtenValue(tag: OpenTag, text: Markup): Markup {
    return `${tag.opening()}${this.#type === 's' ? this.#text(text) : this.#shifted(text)}</${tag.name}>`;
  }

  writtenFormula(tag: OpenTag, text: Markup): Markup {
    const group = tag.get('t') === 'shared' ? tag.get('si') : undefined;
    if (group !== undefined && text === '' && this.#droppedGroups.has(group)) return this.#lost();
    if (text === '') return `${tag.opening()}</${tag.name}>`;
    const formula = fromMarkup(text);
    const moved = this.context.moves.move(formula, this.sheet.final);
    if ('text' in moved)
      return `${tag.opening()}${moved.text === formula ? text : toMarkup(moved.text)}</${tag.name}>`;
    if (group !== undefined) this.#droppedGroups.add(group);
    this.#loss = moved.loss;
    return this.#lost();
  }

  #loss: Parameters<SourceContext['losses']['add']>[0] = 'other-workbook';
  #lost(): Markup {
    this.context.losses.add(this.#loss, this.sheet.name);
    return '';
  }

  #text(index: Markup): string {
    if (index.trim() === '') return index;
    const { texts, text } = this.context;
    const shown = texts[Number(index)];
    // The reader refuses it as well: whatever were shown would be a guess.
    if (shown === undefined) throw new WorkbookError('WORKBOOK_DAMAGED');
    return String(text(shown));
  }

  #shifted(value: Markup): Markup {
    const day = Number(value);
    if (value.trim() === '' || !Number.isFinite(day)) return value;
    this.context.losses.add('moved-date', this.sheet.name);
    return String(day + this.context.shiftedDays);
  }

  #metadata(tag: OpenTag, kind: 'cm' | 'vm'): void {
    const index = tag.get(kind);
    if (index === undefined) return;
    const carried = this.context.metadata(kind, Number(index));
    if (carried !== null) return tag.set(kind, String(carried));
    tag.delete(kind);
    this.context.losses.add('rich-value', this.sheet.name);
  }
}
