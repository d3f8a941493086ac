import { leadDirection } from '@lqc/language';
import {
  type Contact,
  readCompanyRegister,
  readContact,
  readSurvey,
  recogniseWorkbook,
} from '@lqc/survey';
import { mergeWorkbooks, openWorkbook, type Sheet, type SheetJudges } from '@lqc/workbook';
import { processorMs } from './processor-time.js';

/** Called with the number of parts that are done, and of all parts. */
export type OnProgress = (done: number, total: number) => void;

/** Tasks on uploaded files, given as a workbook's bytes or as the paths of several. */
export const processTasks = {
  /**
   * A survey as it is stored: with the direction (up, down, stable) that each narrative states, and its size
   * in bytes, which that of the workbook does not tell: cells may share one text.
   */
  readSurvey: async (bytes: Uint8Array, onProgress: OnProgress) => {
    const workbook = await openWorkbook(bytes);
    const { survey, findings } = await readSurvey(workbook.sheets(), (read) =>
      onProgress(read, workbook.sheetCount),
    );
    const contacts = survey.contacts.map(withDirections);
    const size = Buffer.byteLength(JSON.stringify([contacts, findings]));
    return { survey: { contacts }, findings, size };
  },

  readRegister: async (bytes: Uint8Array) =>
    readCompanyRegister((await openWorkbook(bytes)).sheets()),

  recogniseWorkbook: async (bytes: Uint8Array) =>
    recogniseWorkbook((await openWorkbook(bytes)).sheets()),

  merge: async ({ sources, out }: MergeInput, onProgress: OnProgress) =>
    mergeWorkbooks(sources, out, { ...NOTES, onProgress }),

  /** The processor time in milliseconds that merging one source takes; what it writes is not used. */
  mergeAlone: async ({ source, out }: { source: MergeInput['sources'][number]; out: string }) => {
    const before = processorMs();
    await mergeWorkbooks([source], out, NOTES);
    return processorMs() - before;
  },
} as const;

interface MergeInput {
  readonly sources: readonly { readonly fileName: string; readonly path: string }[];
  /** Path to write the merged workbook to. */
  readonly out: string;
}

const withDirections = (contact: Contact) => ({
  ...contact,
  answers: contact.answers.map((answer) => ({
    ...answer,
    direction: answer.narrative === null ? null : leadDirection(answer.narrative, answer.indicator),
  })),
});

/**
 * A hidden diary note is merged as it is read from a quarter: hiding a sheet does not withdraw the
 * interview.
 */
const NOTES: SheetJudges = {
  nameFor: contactOf,
  keepsHidden: (sheet) => contactOf(sheet) !== null,
};

/** The contact's name, by which the merged workbook calls a diary note whose sheet has a default name. */
function contactOf(sheet: Sheet): string | null {
  const reading = readContact(sheet);
  return reading.kind === 'contact' ? reading.contact.name : null;
}

export type ProcessTasks = typeof processTasks;
