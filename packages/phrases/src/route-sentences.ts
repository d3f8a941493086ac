import type { ErrorArguments, ErrorCode, RouteName } from '@lqc/contracts';
import { chatPhrases } from './chat.js';
import { errorSentence } from './errors.js';

type Own = Partial<Record<ErrorCode, string>>;

/** Where the cause has no sentence of its own, what failed is named. */
const whatever = (sentence: string): Own => ({ BAD_REQUEST: sentence, INTERNAL: sentence });

/** What the assistant says of a reply that did not come. */
const ASSISTANT: Own = {
  LLM_TIMED_OUT: chatPhrases.timedOut,
  JOB_TIMED_OUT: chatPhrases.timedOut,
  LLM_EMPTY_ANSWER: chatPhrases.emptyReply,
  INTERNAL: chatPhrases.failed,
};

/** Sentences that a call says instead of its code's (spec-1 §8, spec-2 §8). */
const OWN_SENTENCES: Partial<Record<RouteName, Own>> = {
  uploadFile1: whatever('Upload File 1 gagal'),
  uploadFile2: whatever('Upload File 2/Database gagal'),
  uploadFile3: whatever('Upload File Tahun Lalu gagal'),
  startSession: whatever('Gagal memproses file dari database'),
  quarterlyFile: {
    ...whatever('Gagal mengambil file triwulan dari database'),
    FILE_NOT_FOUND:
      'Gagal mengambil file triwulan dari database. Mungkin sudah dihapus; muat ulang daftar file.',
  },
  companyFile: {
    ...whatever('Gagal mengambil database perusahaan dari database'),
    FILE_NOT_FOUND:
      'Gagal mengambil database perusahaan dari database. Belum ada yang tersimpan; upload di Admin.',
  },
  uploadQuarterlyFile: whatever('Gagal mengunggah file'),
  uploadCompanyFile: whatever('Gagal mengunggah file'),
  deleteFile: whatever('Gagal menghapus file'),
  chat: ASSISTANT,
  regenerateChat: ASSISTANT,
  continueChat: {
    ...ASSISTANT,
    LLM_UNREACHABLE: chatPhrases.continueFailed,
    LLM_BUSY: chatPhrases.continueFailed,
    LLM_FAILED: chatPhrases.continueFailed,
    LLM_EMPTY_ANSWER: chatPhrases.continueFailed,
    INTERNAL: chatPhrases.continueFailed,
  },
  dataPreview: { ANALYSIS_NOT_FOUND: 'Session ID tidak ditemukan' },
};

/** The Indonesian sentence of an error as the call says it that was refused. */
export function refusalSentence(
  code: ErrorCode,
  args: ErrorArguments = {},
  route?: RouteName,
): string {
  return (route && OWN_SENTENCES[route]?.[code]) ?? errorSentence(code, args);
}
