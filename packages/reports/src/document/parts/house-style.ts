import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  TableLayoutType,
  WidthType,
} from 'docx';
import { DOCUMENT_FONT } from '../../fonts.js';
import { PALETTE } from '../../palette.js';

/** Sizes of a page in twips, of which a point has 20. */
const TWIPS_PER_CM = 567;
const A4 = { width: 11_906, height: 16_838 } as const;
const MARGIN = Math.round(2.5 * TWIPS_PER_CM);
const MARGIN_ABOVE = Math.round(2.3 * TWIPS_PER_CM);
/** The width of the text between the margins. */
export const TEXT_WIDTH = A4.width - 2 * MARGIN;
/** The same in the pixels that pictures are measured in, 96 to the inch. */
export const TEXT_WIDTH_PX = (TEXT_WIDTH / 20 / 72) * 96;

export const PAGE = {
  size: A4,
  margin: {
    top: MARGIN_ABOVE,
    right: MARGIN,
    bottom: MARGIN_ABOVE,
    left: MARGIN,
    header: 680,
    footer: 620,
  },
} as const;

const LANGUAGE = 'id-ID';

const hex = (colour: string) => colour.slice(1).toUpperCase();
export const COLOUR = {
  ink: hex(PALETTE.ink),
  muted: hex(PALETTE.muted),
  hairline: hex(PALETTE.hairline),
  brand: hex(PALETTE.series[0]),
  gold: hex(PALETTE.gold),
  red: 'A61B1B',
  redTint: 'FBECEB',
  headFill: 'EDF2F8',
  above: 'CFDFF3',
  below: 'F8E3C0',
} as const;

export const hairline = {
  style: BorderStyle.SINGLE,
  size: 4,
  color: COLOUR.hairline,
} satisfies IBorderOptions;
export const rule = { style: BorderStyle.SINGLE, size: 8, color: COLOUR.brand } as const;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
/** A table as wide as the text, with lines between its rows alone. */
export const ACROSS_PAGE = {
  width: { size: TEXT_WIDTH, type: WidthType.DXA },
  layout: TableLayoutType.FIXED,
  borders: {
    top: rule,
    bottom: rule,
    left: none,
    right: none,
    insideHorizontal: hairline,
    insideVertical: none,
  },
} as const;

/** Names of the paragraph styles that Word does not bring along. */
export const STYLE = {
  body: 'Isi',
  note: 'CatatanGrafik',
  cell: 'SelTabel',
  cellHead: 'KepalaTabel',
  contents: 'JudulDaftarIsi',
  remark: 'Keterangan',
} as const;

export const BULLETS = 'butir';
export const NUMBERS = 'nomor';

/** LibreOffice takes for a heading what has a level, by which its PDF has bookmarks; a style's name is not enough. */
const heading = (level: number, size: number, before: number, after: number) => ({
  run: { font: DOCUMENT_FONT, size, bold: true, color: COLOUR.brand },
  paragraph: {
    spacing: { before, after },
    keepNext: true,
    keepLines: true,
    outlineLevel: level - 1,
  },
});

const contentsLine = (level: number) => ({
  id: `TOC${level}`,
  name: `toc ${level}`,
  basedOn: 'Normal',
  next: 'Normal',
  run: { bold: level === 1, size: level === 1 ? 20 : 18 },
  paragraph: {
    spacing: { before: level === 1 ? 90 : 0, after: 10 },
    indent: { left: (level - 1) * 340 },
  },
});

/** The one place that says what the document looks like. */
export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: {
        font: DOCUMENT_FONT,
        size: 22,
        color: COLOUR.ink,
        language: { value: LANGUAGE, eastAsia: LANGUAGE },
      },
    },
    title: {
      run: { font: DOCUMENT_FONT, size: 64, bold: true, color: COLOUR.brand },
      paragraph: { spacing: { before: 0, after: 120 } },
    },
    heading1: heading(1, 36, 0, 240),
    heading2: heading(2, 26, 280, 120),
    heading3: heading(3, 22, 220, 80),
    caption: {
      run: { font: DOCUMENT_FONT, size: 20, bold: true, color: COLOUR.ink },
      paragraph: { spacing: { before: 200, after: 80 }, keepNext: true, keepLines: true },
    },
    footnoteText: {
      run: { size: 17, color: COLOUR.muted },
      paragraph: { spacing: { before: 0, after: 20 } },
    },
    footnoteReference: { run: { superScript: true, color: COLOUR.brand } },
    hyperlink: { run: { color: COLOUR.ink } },
  },
  paragraphStyles: [
    {
      id: STYLE.body,
      name: 'Isi',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { spacing: { after: 140, line: 276 } },
    },
    {
      id: STYLE.note,
      name: 'Catatan Grafik dan Tabel',
      basedOn: 'Normal',
      run: { size: 17, color: COLOUR.muted },
      paragraph: { spacing: { before: 20, after: 20 }, keepLines: true },
    },
    {
      id: STYLE.cell,
      name: 'Sel Tabel',
      basedOn: 'Normal',
      run: { size: 18 },
      paragraph: { spacing: { before: 30, after: 30 } },
    },
    {
      id: STYLE.cellHead,
      name: 'Kepala Tabel',
      basedOn: STYLE.cell,
      run: { size: 17, bold: true, color: COLOUR.brand },
      paragraph: { keepNext: true },
    },
    {
      id: STYLE.contents,
      name: 'Judul Daftar Isi',
      basedOn: 'Normal',
      run: { size: 36, bold: true, color: COLOUR.brand },
      paragraph: { spacing: { after: 240 }, keepNext: true },
    },
    {
      id: STYLE.remark,
      name: 'Keterangan',
      basedOn: STYLE.body,
      run: { italics: true, color: COLOUR.muted },
    },
    ...[1, 2, 3].map(contentsLine),
  ],
};

const LEVELS = [0, 1, 2];
const indent = (level: number) => ({ left: 400 * (level + 1), hanging: 300 });

export const NUMBERING: INumberingOptions = {
  config: [
    {
      reference: BULLETS,
      levels: LEVELS.map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: level === 1 ? '–' : '•',
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: indent(level) } },
      })),
    },
    {
      reference: NUMBERS,
      levels: LEVELS.map((level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: indent(level) } },
      })),
    },
  ],
};
