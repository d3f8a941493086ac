import { CodedError, type ErrorCode } from '@lqc/contracts';
import { readCompanyRegister, readSurvey } from '@lqc/survey';
import { openWorkbook, WorkbookError } from '@lqc/workbook';
import type { ReaderMessage, ReadingKind, ReadRequest, Readings } from './protocol.js';

// The child process that alone touches what strangers made. It reads one workbook and ends; its
// parent kills it when it takes too long or too much memory.

const PROGRESS_EVERY_MS = 150;

// Libraries complain about damaged files on the console, where only our own log belongs.
for (const method of ['log', 'warn', 'error', 'info'] as const) console[method] = () => {};

const send = (message: ReaderMessage, then: () => void = () => {}) => process.send?.(message, then);

process.once('message', (request: ReadRequest) => {
  void read(request).then((message) => send(message, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));
send({ type: 'ready' });

async function read({ kind, bytes }: ReadRequest): Promise<ReaderMessage> {
  try {
    return { type: 'done', reading: await READ[kind](bytes) };
  } catch (error) {
    if (error instanceof CodedError) return { type: 'refused', code: error.code, args: error.args };
    if (error instanceof WorkbookError)
      return { type: 'refused', code: error.code satisfies ErrorCode, args: {} };
    throw error;
  }
}

const READ: { [Kind in ReadingKind]: (bytes: Uint8Array) => Promise<Readings[Kind]> } = {
  async survey(bytes) {
    const workbook = await openWorkbook(bytes);
    let last = 0;
    return readSurvey(workbook.sheets(), (read) => {
      const now = performance.now();
      if (now - last < PROGRESS_EVERY_MS) return;
      last = now;
      send({ type: 'progress', read, total: workbook.sheetCount });
    });
  },
  async register(bytes) {
    return readCompanyRegister((await openWorkbook(bytes)).sheets());
  },
};
