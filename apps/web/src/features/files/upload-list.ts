import {
  type FileType,
  foldedLabel,
  isWorkbookName,
  knownQuarter,
  otherQuarter,
  type OtherQuarter,
  type Period,
  periodOf,
  periodOfFileName,
  quarterName,
  type QuarterlyFile,
  type RecognisedFileResponse,
  UPLOAD_MAX_BYTES,
} from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';
import { copy } from './copy';

/** A chosen file, not stored yet, with what is known about it. */
export interface UploadEntry {
  readonly id: number;
  readonly file: File;
  /** Null until the file's name or content shows its kind. */
  readonly kind: FileType | null;
  /** True when a person chose the kind, which is then never replaced. */
  readonly isChosen: boolean;
  readonly label: string;
  /** True when a person typed the label, which is then never replaced. */
  readonly isTyped: boolean;
  readonly recognition: 'asking' | 'told' | 'failed';
  /** The calendar quarter that most notes name; null when none does, or before it is known. */
  readonly notes: Period | null;
  /** Label of the stored file with the same content; null when there is none. */
  readonly storedAs: string | null;
  /** What this company database would do to the matches of stored quarters. */
  readonly matches: RecognisedFileResponse['matches'];
  /** Id of the stored file whose content this file will replace; null when it is a new one. */
  readonly replaces: string | null;
}

const REGISTER_NAME = /database|perusahaan|direktori|register/i;

const labelOf = (period: Period | null) => (period ? quarterName(period) : '');

/** The entry of a chosen file, filled in from its name. */
export function entryOf(id: number, file: File): UploadEntry {
  const label = labelOf(periodOfFileName(file.name));
  return {
    id,
    file,
    kind: label ? 'quarterly' : REGISTER_NAME.test(file.name) ? 'company' : null,
    isChosen: false,
    label,
    isTyped: false,
    recognition: 'asking',
    notes: null,
    storedAs: null,
    matches: [],
    replaces: null,
  };
}

/**
 * Adds what the content shows. The content decides the kind unless a person did, but the quarter only
 * if the name has none.
 */
export function withContent(entry: UploadEntry, told: RecognisedFileResponse): UploadEntry {
  const notes = knownQuarter(told);
  return {
    ...entry,
    kind: entry.isChosen ? entry.kind : (told.kind ?? entry.kind),
    label: entry.isTyped || entry.label ? entry.label : labelOf(notes),
    recognition: 'told',
    notes,
    storedAs: told.stored_as,
    matches: told.matches,
  };
}

/** That a quarter's content or name says another quarter than its label does now; null where it agrees. */
export const otherThanLabel = ({ kind, label, notes, file }: UploadEntry): OtherQuarter | null =>
  kind === 'quarterly' ? otherQuarter(periodOf(label), { notes, fileName: file.name }) : null;

/** The stored file with the same label or the same calendar quarter as this one. */
export function placeTaken(
  { kind, label }: UploadEntry,
  stored: readonly QuarterlyFile[],
): QuarterlyFile | undefined {
  if (kind !== 'quarterly') return undefined;
  const period = periodOf(label);
  return stored.find(
    (one) =>
      foldedLabel(one.label) === foldedLabel(label) ||
      (period !== null && one.year === period.year && one.quarter === period.quarter),
  );
}

/** Why a file cannot be stored whatever its kind and label are, or null. */
const fileProblem = ({ file }: UploadEntry): string | null =>
  !isWorkbookName(file.name)
    ? copy.wrongType
    : file.size > UPLOAD_MAX_BYTES
      ? errorSentence('FILE_TOO_LARGE')
      : null;

/** Whether nothing could be read of a file, whatever is filled in of it. */
export const isUnread = (entry: UploadEntry): boolean =>
  entry.recognition === 'failed' || fileProblem(entry) !== null;

/** The field that what `problemOf` says of a file is about; null where it is about the file itself. */
export const fieldOf = (entry: UploadEntry): 'kind' | 'label' | null => {
  if (fileProblem(entry) || entry.kind === 'company') return null;
  return entry.kind === null ? 'kind' : 'label';
};

/** Why a file cannot be stored with its current label, or null. */
export function problemOf(
  entry: UploadEntry,
  all: readonly UploadEntry[],
  stored: readonly QuarterlyFile[],
): string | null {
  const { kind, label, id } = entry;
  const ofFile = fileProblem(entry);
  if (ofFile) return ofFile;
  const others = all.filter((one) => one.id !== id && one.kind === kind);
  if (kind === null) return entry.recognition === 'asking' ? null : copy.kindUnknown;
  if (kind === 'company') return others.length > 0 ? copy.oneCompany : null;
  if (foldedLabel(label) === '') return entry.recognition === 'asking' ? null : copy.labelMissing;
  if (others.some((one) => foldedLabel(one.label) === foldedLabel(label))) return copy.labelTwice;
  const taken = placeTaken(entry, stored);
  if (!taken || entry.replaces) return null;
  return foldedLabel(taken.label) === foldedLabel(label)
    ? copy.labelTaken
    : copy.periodTaken(taken.label);
}

/** The company database first, so that the quarters are matched with it. */
export const inUploadOrder = (entries: readonly UploadEntry[]): UploadEntry[] =>
  entries.toSorted((a, b) => Number(b.kind === 'company') - Number(a.kind === 'company'));
