import { getOrInsert, type MergeCount } from '@lqc/contracts';
import type { FormulaLoss } from './formulas/formula-rewriter.js';

/** Why something of a source is missing in the merged workbook, or differs there. */
export type LossKind =
  | FormulaLoss
  /** A formula of a cell that cannot be kept and has no stored value; the cell refers to a deleted cell. */
  | 'formula-without-value'
  /** A drop-down list or other validation whose formula cannot be kept, so that it is `#REF!` instead. */
  | 'dead-validation'
  /** A rule of a conditional format, in the same way. */
  | 'dead-rule'
  | 'dead-chart'
  | 'dead-sparkline'
  /** A formula that a table gives its cells, in the same way. */
  | 'dead-table-formula'
  /** Another reference outside cells, such as that of a form control. */
  | 'dead-reference'
  /** A defined name whose formula cannot be kept. */
  | 'name'
  | 'hidden-sheet'
  /** A dialog or macro sheet. */
  | 'other-sheet'
  | 'macros'
  | 'pivot-table-part'
  | 'slicer'
  | 'query'
  /** A relationship to something outside the file, other than a hyperlink or a picture. */
  | 'outside-link'
  /** A picture that is not in the file but fetched when it is shown. */
  | 'live-picture'
  /** An object of another program, an ActiveX control, or the workbook behind a chart. */
  | 'embedded-object'
  /** An instruction to publish cells as a web page. */
  | 'web-publishing'
  | 'custom-view'
  | 'workbook-protection'
  /** It is calculated only when asked, or with the digits that are shown; the merged workbook is not. */
  | 'calculation'
  /** Properties that somebody gave the document, or its sensitivity label. */
  | 'document-properties'
  /** A digital signature, which is of the file that was signed. */
  | 'signature'
  /** A data type, or a picture within a cell, of a kind that cannot be copied. */
  | 'rich-value'
  /** A part that the source refers to but does not contain. */
  | 'missing-part'
  /** A `.xls`, whose formats, comments, pictures and more are not read: nothing counts how many it had. */
  | 'converted-file'
  /** A formula of a `.xls`, of which only the value is kept. */
  | 'converted-formula'
  /** A text that was shortened to the length that Excel allows in a cell. */
  | 'cut-text'
  /** A day number converted between the calendars of 1900 and 1904; the date shown is the same. */
  | 'moved-date'
  /** A conditional format that compares numbers, which may be days of the other calendar. */
  | 'calendar-rule'
  /** The source has another default font than the first source, so its columns become wider or narrower. */
  | 'default-font'
  /** A table of a built-in style or a chart without colours of its own: both follow the theme of the first source. */
  | 'theme-look'
  | 'other-part';

/**
 * Losses of what is still there, though not as it was: the counts before and after merging are the same, and do not
 * tell them.
 */
const STILL_COUNTED: Partial<Record<LossKind, MergeCount>> = {
  'formula-without-value': 'formulas',
  'dead-validation': 'validations',
  'dead-rule': 'conditionalFormats',
  'dead-chart': 'charts',
  'dead-table-formula': 'tables',
  'cut-text': 'cells',
  'live-picture': 'images',
};

export interface Loss {
  readonly kind: LossKind;
  readonly fileName: string;
  /** The sheet's name in the source; null when the loss concerns the whole file. */
  readonly sheet: string | null;
  readonly count: number;
  /** As what it is counted after merging all the same; absent for what is not, or is not counted at all. */
  readonly stillCounted?: MergeCount;
  /** Where in the sheet, for kinds that tell it: the first few cells or ranges, and `…` when there are more. */
  readonly places?: readonly string[];
}

const MAX_PLACES = 10;
/** One validation may be for hundreds of ranges. */
const MAX_PLACE_CHARACTERS = 60;
const MORE = '…';

/** The losses of one source, counted by kind and sheet. */
export class Losses {
  readonly #counts = new Map<
    string,
    { kind: LossKind; sheet: string | null; count: number; places?: string[] }
  >();

  /** @param place the cells that it concerns, as a reference such as `D4:D9`; '' when not known */
  add(kind: LossKind, sheet: string | null = null, count = 1, place = ''): void {
    if (count <= 0) return;
    const key = `${kind} ${sheet ?? ''}`;
    const known = getOrInsert(this.#counts, key, () => ({ kind, sheet, count: 0 }));
    known.count += count;
    if (place === '') return;
    const places = (known.places ??= []);
    const short =
      place.length > MAX_PLACE_CHARACTERS ? place.slice(0, MAX_PLACE_CHARACTERS) + MORE : place;
    if (places.length > MAX_PLACES || places.includes(short)) return;
    places.push(places.length < MAX_PLACES ? short : MORE);
  }

  of(fileName: string): Loss[] {
    return [...this.#counts.values()].map((loss) => {
      const stillCounted = STILL_COUNTED[loss.kind];
      return { ...loss, fileName, ...(stillCounted && { stillCounted }) };
    });
  }
}
