import type { Disclosure } from '@lqc/analysis';
import { type Copy, getOrInsert, looksLikeFormula } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { roundHalfUp } from '@lqc/statistics';
import type { Row as ExcelRow, Style } from 'exceljs';
import { isMarkedFew } from '../marked-few.js';
import { cellText } from './cell-text.js';
import { BODY_BORDER, BODY_FONT, indentOf, type Tone, TONES } from './house-style.js';
import type { PlottedRow } from './place-charts.js';
import { partsOfRows } from './printing/text-height.js';
import { type Column, type ColumnKind, KINDS } from './table.js';

const AS_TEXT = '@';

/** What a cell of the table was written with. */
export interface WrittenCell {
  /** Of a text that is wrapped what the row shows and, where it has no room, what rows after it do. */
  readonly parts: readonly string[];
  /** In characters. */
  readonly width: number;
  readonly shows: PlottedRow['cells'][number];
}

/** Writes a cell, and tells what it shows. */
export function writeCell<Row>(
  line: ExcelRow,
  at: number,
  column: Column<Row> & { readonly width: number },
  row: Row,
  { copy, styles }: { readonly copy: Copy; readonly styles: Map<string, Partial<Style>> },
): WrittenCell {
  const kind = column.kindOf?.(row) ?? column.kind;
  const disclosure = column.disclosure?.(row) ?? 'open';
  const whole = disclosure === 'withheld' ? null : column.value(row);
  const given = copy === 'release' ? asShown(whole, kind) : whole;
  const cell = line.getCell(at);
  const value = given ?? (disclosure === 'withheld' ? say.withheld : KINDS[kind].missing);
  const { width } = column;
  const parts =
    KINDS[kind].wrap && typeof value === 'string'
      ? partsOfRows({ text: value, width }, BODY_FONT.size!)
      : [];
  if (kind === 'date' && given !== null) cell.value = new Date(`${given}T00:00:00Z`);
  else if (typeof value === 'string') cell.value = cellText(parts[0] ?? value);
  else if (value !== null) cell.value = kind === 'share' ? value / 100 : value;
  const tone = given === null ? 'muted' : toneIn(disclosure, column.tone?.(row), kind, given);
  const asText = typeof value === 'string' && looksLikeFormula(value);
  const isFirst = at === 1;
  const key = `${kind}|${tone}|${asText}|${isFirst}`;
  cell.style = getOrInsert(styles, key, () => bodyStyle(kind, tone, asText, isFirst));
  return {
    parts,
    width,
    shows:
      typeof given === 'number' ? 'figure' : value === KINDS[kind].missing ? 'missing' : 'withheld',
  };
}

/** The digits behind those that are shown would tell what a figure was made of. */
function asShown(value: string | number | null, kind: ColumnKind): string | number | null {
  const { decimals } = KINDS[kind];
  return typeof value === 'number' && decimals !== undefined ? roundHalfUp(value, decimals) : value;
}

function toneIn(
  disclosure: Disclosure,
  own: Tone | undefined,
  kind: ColumnKind,
  value: string | number,
): Tone | undefined {
  if (isMarkedFew(value, kind, disclosure)) return 'few';
  return own ?? toneOf(kind, value);
}

function toneOf(kind: ColumnKind, value: string | number): Tone | undefined {
  if ((kind !== 'change' && kind !== 'scoreChange') || typeof value !== 'number') return undefined;
  if (value === 0) return 'same';
  return value > 0 ? 'rise' : 'fall';
}

function bodyStyle(
  kind: ColumnKind,
  tone: Tone | undefined,
  asText: boolean,
  isFirst: boolean,
): Partial<Style> {
  const { numberFormat, align, wrap } = KINDS[kind];
  const marked = tone && TONES[tone];
  // In a cell of Excel's text format even an edited "=1+1" stays what was said.
  const format = asText ? AS_TEXT : numberFormat && markedFormat(numberFormat, tone);
  return {
    font: marked?.font ?? BODY_FONT,
    ...(marked?.fill && { fill: marked.fill }),
    border: BODY_BORDER,
    alignment: {
      horizontal: align,
      vertical: 'top',
      wrapText: wrap,
      indent: indentOf(align, isFirst),
    },
    ...(format && { numFmt: format }),
  };
}

/** Figures of few answers bear a star: colours alone are lost in print. */
function markedFormat(format: string, tone: Tone | undefined): string {
  if (tone !== 'few') return format;
  return format
    .split(';')
    .map((part) => `${part}"*"`)
    .join(';');
}
