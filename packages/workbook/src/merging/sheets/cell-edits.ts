import { excelDay } from '../../date-format.js';
import { isoDate } from '../../xlsx/cell-value.js';
import { fromMarkup, type Markup, toMarkup } from '../markup.js';
import type { FormulaLoss } from '../formulas/formula-rewriter.js';
import { DELETED_REFERENCE, type RenamedSheet, type SourceContext } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import { WorkbookError } from '../../workbook-error.js';
import type { Edit } from '../xml-rewriter.js';

/** What cells are rewritten with, in addition to the context of all parts. */
export interface CellContext extends SourceContext {
  /** The shared strings of the source by index: the markup within `si`. */
  readonly sharedStrings: readonly Markup[];
  /** The index of a shared string in the merged workbook. */
  readonly addSharedString: (inner: Markup) => number;
  /** True when the merged workbook counts days from 1904. */
  readonly uses1904: boolean;
  /** Days to add to dates; not 0 when the source counts days from another year. */
  readonly dayShift: number;
  /** The value of `cm` or `vm` in the merged workbook; null when its content cannot be kept. */
  readonly metadataIndex: (kind: 'cm' | 'vm', index: number) => number | null;
}

/** The markup of a date's label: a number of five digits right of it is a day, whatever its format. */
const DATE_LABEL = /^(?:\s|<[^>]*>)*tanggal(?!\p{L})/iu;
const BARE_DAY = /^\s*\d{5}(?:\.\d+)?\s*$/;

/** Rewrites cells, rows and columns: their formats, shared strings, dates and formulas. */
export class CellEdits {
  #type: string | undefined;
  #shiftsDay = false;
  #becomesDay = false;
  #mayBeDay = false;
  /** The shared string of the cell before in its row; '' where that has none. */
  #before: Markup = '';
  /** Why the cell's formula is left out, and the name of its element; null where none is. */
  #lost: { readonly loss: FormulaLoss; readonly element: string } | null = null;
  #hasValue = false;
  /** Why shared formulas are left out, by their groups. */
  readonly #droppedGroups = new Map<string, FormulaLoss>();
  readonly #defaultFormat: number;
  readonly #styles = new Map<string, string>();

  constructor(
    private readonly context: CellContext,
    private readonly sheet: RenamedSheet,
  ) {
    this.#defaultFormat = context.styles.cell(0);
  }

  cell(tag: OpenTag): Edit {
    this.#type = tag.get('t');
    this.#lost = null;
    this.#hasValue = false;
    const style = tag.get('s');
    this.format(tag, 's', style);
    // A cell that names no format has format 0 of its source, which may differ from the merged one's.
    if (style === undefined && this.#defaultFormat !== 0) tag.set('s', String(this.#defaultFormat));
    const { dayShift, styles } = this.context;
    const mayShift = dayShift !== 0 && (this.#type ?? 'n') === 'n';
    this.#shiftsDay = mayShift && styles.showsDay(Number(style ?? 0));
    this.#mayBeDay = mayShift && DATE_LABEL.test(this.#before);
    this.#before = '';
    // Programs that know only transitional Open XML cannot read dates as texts.
    this.#becomesDay = this.#type === 'd' && styles.isDate(Number(style ?? 0));
    if (this.#becomesDay) tag.delete('t');
    if (tag.mentions('m=')) for (const kind of ['cm', 'vm'] as const) this.#metadata(tag, kind);
    return 'keep';
  }

  row(tag: OpenTag): void {
    this.#before = '';
    this.format(tag, 's');
  }

  /** Replaces the index of a cell format in this attribute by the merged workbook's. */
  format(tag: OpenTag, name: 's' | 'style', style: string | undefined = tag.get(name)): void {
    if (style === undefined) return;
    let rewritten = this.#styles.get(style);
    if (rewritten === undefined) {
      const index = Number(style);
      rewritten = String(
        this.context.styles.cell(Number.isInteger(index) && index >= 0 ? index : 0),
      );
      this.#styles.set(style, rewritten);
    }
    if (rewritten !== style) tag.set(name, rewritten);
  }

  value(): Edit {
    if (this.#lost) return 'capture';
    this.#hasValue = true;
    const isCaptured = this.#shiftsDay || this.#mayBeDay || this.#becomesDay;
    return this.#type === 's' || isCaptured ? 'capture' : 'keep';
  }

  writtenValue(tag: OpenTag, text: Markup): Markup {
    if (this.#lost && text === '') return '';
    this.#hasValue = true;
    return tag.withContent(this.#written(text));
  }

  #written(text: Markup): Markup {
    if (this.#type === 's') return this.#sharedString(text);
    if (this.#becomesDay) return this.#dayNumber(text);
    const shiftsDay = this.#shiftsDay || (this.#mayBeDay && BARE_DAY.test(text));
    return shiftsDay ? this.shiftedDay(text) : text;
  }

  #dayNumber(text: Markup): Markup {
    if (text.trim() === '') return text;
    const { uses1904 } = this.context;
    const date = isoDate(fromMarkup(text), uses1904);
    const day = typeof date === 'string' ? null : excelDay(date, uses1904);
    if (day === null) throw new WorkbookError('WORKBOOK_DAMAGED');
    return String(day);
  }

  writtenFormula(tag: OpenTag, text: Markup): Markup {
    const group = tag.get('t') === 'shared' ? tag.get('si') : undefined;
    if (text === '') {
      const loss = this.#droppedGroups.get(group ?? '');
      return loss ? this.#leftOut(tag, loss) : tag.withContent('');
    }
    const formula = fromMarkup(text);
    const rewritten = this.context.formulas.rewrite(formula, this.sheet.finalName);
    if ('text' in rewritten)
      return tag.withContent(rewritten.text === formula ? text : toMarkup(rewritten.text));
    if (group !== undefined) this.#droppedGroups.set(group, rewritten.loss);
    return this.#leftOut(tag, rewritten.loss);
  }

  #leftOut({ name }: OpenTag, loss: FormulaLoss): Markup {
    this.#lost = { loss, element: name };
    return '';
  }

  /**
   * What a cell ends with. The value takes the place of a formula that is left out; where none was stored the
   * cell must not become blank, so it refers to what is missing.
   */
  end(): Markup {
    if (!this.#lost) return '';
    const { loss, element } = this.#lost;
    this.#lost = null;
    // A text without characters is written as no value at all.
    const isKept = this.#hasValue || (this.#type ?? 'n') !== 'n';
    this.context.losses.add(isKept ? loss : 'formula-without-value', this.sheet.name);
    return isKept ? '' : `<${element}>${DELETED_REFERENCE}</${element}>`;
  }

  #sharedString(index: Markup): string {
    if (index.trim() === '') return index;
    const { sharedStrings, addSharedString } = this.context;
    const shown = sharedStrings[Number(index)];
    // The reader of cells refuses a missing string too: any text in its place would be a guess.
    if (shown === undefined) throw new WorkbookError('WORKBOOK_DAMAGED');
    this.#before = shown;
    return String(addSharedString(shown));
  }

  /** The number of a day in the merged workbook's calendar; what is no number is unchanged. */
  shiftedDay(value: Markup): Markup {
    const day = Number(value);
    if (value.trim() === '' || !Number.isFinite(day)) return value;
    this.context.losses.add('moved-date', this.sheet.name);
    return String(day + this.context.dayShift);
  }

  #metadata(tag: OpenTag, kind: 'cm' | 'vm'): void {
    const index = tag.get(kind);
    if (index === undefined) return;
    const carried = this.context.metadataIndex(kind, Number(index));
    if (carried !== null) return tag.set(kind, String(carried));
    tag.delete(kind);
    this.context.losses.add('rich-value', this.sheet.name);
  }
}
