import { readCompanyRegister, readContact, readSurvey, recogniseWorkbook } from '@lqc/survey';
import { mergeWorkbooks, openWorkbook, type Sheet } from '@lqc/workbook';

/** Tells how many of how many parts are done. */
export type OnProgress = (done: number, total: number) => void;

/** What touches files that strangers made, each from one workbook's bytes or from where many lie. */
export const processTasks = {
  readSurvey: async (bytes: Uint8Array, onProgress: OnProgress) => {
    const workbook = await openWorkbook(bytes);
    return readSurvey(workbook.sheets(), (read) => onProgress(read, workbook.sheetCount));
  },

  readRegister: async (bytes: Uint8Array) =>
    readCompanyRegister((await openWorkbook(bytes)).sheets()),

  recogniseWorkbook: async (bytes: Uint8Array) =>
    recogniseWorkbook((await openWorkbook(bytes)).sheets()),

  merge: async ({ sources, out }: MergeInput, onProgress: OnProgress) =>
    mergeWorkbooks(sources, out, {
      nameFor: ({ sheet }) => contactOf(sheet),
      onProgress: ({ done, total }) => onProgress(done, total),
    }),

  /** Merges one source into a workbook of its own, which nobody keeps: how long it takes is asked. */
  mergeAlone: async ({ source, out }: { source: MergeInput['sources'][number]; out: string }) => {
    await mergeWorkbooks([source], out, { nameFor: ({ sheet }) => contactOf(sheet) });
  },
} as const;

interface MergeInput {
  readonly sources: readonly { readonly fileName: string; readonly path: string }[];
  /** Where the merged workbook shall lie. */
  readonly out: string;
}

/** A diary note without a name of its own is called after its contact. */
function contactOf(sheet: Sheet): string | null {
  const reading = readContact(sheet);
  return reading.kind === 'contact' ? reading.contact.name : null;
}

export type ProcessTasks = typeof processTasks;
