import {
  type FileType,
  type Period,
  periodOf,
  type QuarterlyFile,
  type RecognisedFileResponse,
  UPLOAD_MAX_BYTES,
  WORKBOOK_EXTENSIONS,
} from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';
import { copy } from './copy';

/** A chosen file and what is known of it; nothing of it is stored yet. */
export interface UploadEntry {
  readonly id: number;
  readonly file: File;
  /** Null while neither name nor content has told. */
  readonly kind: FileType | null;
  readonly label: string;
  /** A person's own words are never written over. */
  readonly isTyped: boolean;
  readonly recognition: 'asking' | 'told' | 'failed';
  /** The quarter that the content names, where the file's name says another. */
  readonly contentSays: string | null;
  /** The stored file of the very same content. */
  readonly storedAs: string | null;
  /** The stored quarter whose content this one exchanges. */
  readonly replaces: string | null;
}

const ROMAN = ['I', 'II', 'III', 'IV'];
const REGISTER_NAME = /database|perusahaan|direktori|register/i;
const isWorkbookName = (name: string) =>
  WORKBOOK_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));

const labelOf = (period: Period | null) =>
  period ? `Triwulan ${ROMAN[period.quarter - 1]} ${period.year}` : '';

/** What a file's name tells of it. */
export function entryOf(id: number, file: File): UploadEntry {
  const label = labelOf(periodOf(file.name.replace(/\.\w+$/, '')));
  return {
    id,
    file,
    kind: label ? 'quarterly' : REGISTER_NAME.test(file.name) ? 'company' : null,
    label,
    isTyped: false,
    recognition: 'asking',
    contentSays: null,
    storedAs: null,
    replaces: null,
  };
}

/** What the content adds: it decides the kind; the quarter only where the name tells none. */
export function withContent(entry: UploadEntry, told: RecognisedFileResponse): UploadEntry {
  const said = labelOf(
    told.year && told.quarter ? { year: told.year, quarter: told.quarter } : null,
  );
  const label = entry.isTyped || entry.label ? entry.label : said;
  return {
    ...entry,
    kind: told.kind ?? entry.kind,
    label,
    recognition: 'told',
    contentSays: said && said !== label ? said : null,
    storedAs: told.stored_as,
  };
}

/** The stored quarter that stands where this file would: of the same label or the same quarter. */
export function placeTaken(
  { kind, label }: UploadEntry,
  stored: readonly QuarterlyFile[],
): QuarterlyFile | undefined {
  if (kind !== 'quarterly') return undefined;
  const period = periodOf(label);
  return stored.find(
    (one) =>
      folded(one.label) === folded(label) ||
      (period !== null && one.year === period.year && one.quarter === period.quarter),
  );
}

const folded = (label: string) => label.trim().toLowerCase();

/** Why a file cannot be stored as it stands, or null. */
export function problemOf(
  entry: UploadEntry,
  all: readonly UploadEntry[],
  stored: readonly QuarterlyFile[],
): string | null {
  const { file, kind, label, id } = entry;
  if (!isWorkbookName(file.name)) return copy.wrongType;
  if (file.size > UPLOAD_MAX_BYTES) return errorSentence('FILE_TOO_LARGE');
  const others = all.filter((one) => one.id !== id && one.kind === kind);
  if (kind === null) return entry.recognition === 'asking' ? null : copy.kindUnknown;
  if (kind === 'company') return others.length > 0 ? copy.oneCompany : null;
  if (folded(label) === '') return entry.recognition === 'asking' ? null : copy.labelMissing;
  if (others.some((one) => folded(one.label) === folded(label))) return copy.labelTwice;
  return placeTaken(entry, stored) && !entry.replaces ? copy.labelTaken : null;
}

/** The company database first, so that the quarters are matched with it. */
export const inUploadOrder = (entries: readonly UploadEntry[]): UploadEntry[] =>
  entries.toSorted((a, b) => Number(b.kind === 'company') - Number(a.kind === 'company'));
