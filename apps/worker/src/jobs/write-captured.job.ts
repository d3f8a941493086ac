import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, required, XLSX_MEDIA_TYPE } from '@lqc/contracts';
import type { CaptureNote } from '@lqc/database';
import { jobSteps } from '@lqc/phrases';
import type { Job, JobContext } from '../runtime/job-context.js';
import { inTemporaryFolder } from '../runtime/temporary-folder.js';
import { mergedWorkbook, mergePaths, storeMerged } from './merge.job.js';

/** Writes a note as the diary note that an office keeps in Excel. */
export const writeNoteSheet: Job<'write-note-sheet'> = async ({ noteId }, context) => {
  const note = required(await context.database.capture.byId(noteId), 'CAPTURE_NOTE_NOT_FOUND');
  context.report(20, jobSteps.writingWorkbook);
  const bytes = await sheetOf(note, context);
  return (transaction) => context.storeArtifact(transaction, { mediaType: XLSX_MEDIA_TYPE, bytes });
};

/** Makes the workbook of a quarter: the sheets of its finished notes, merged as diary notes are. */
export const writeCapturedQuarter: Job<'write-captured-quarter'> = async ({ label }, context) => {
  const notes = await context.database.capture.finished(label);
  if (notes.length === 0) throw new CodedError('CAPTURE_NOTHING_FINISHED');
  const { certificate, bytes } = await inTemporaryFolder(async (folder) => {
    const sources: { fileName: string; path: string }[] = [];
    for (const [position, note] of notes.entries()) {
      const path = join(folder, String(position));
      await writeFile(path, await sheetOf(note, context));
      sources.push({ fileName: `${note.company}.xlsx`, path });
    }
    return mergedWorkbook(
      await mergePaths(sources, folder, context, jobSteps.mergingFiles),
      folder,
    );
  });
  return storeMerged(certificate, bytes, context);
};

function sheetOf(note: CaptureNote, { isolated }: JobContext): Promise<Uint8Array> {
  const { company, quarter, fields } = note;
  return isolated('writeDiaryNote', {
    subject: { company, quarter },
    values: fields.map(({ field, value }) => [field, value] as const),
  });
}
