import type { ErrorArguments, ErrorCode, RouteName } from '@lqc/contracts';
import { chatPhrases } from './chat.js';
import { errorSentence } from './errors.js';

type RouteSentences = Partial<Record<ErrorCode, string>>;

/** A sentence that names what failed, for errors without a more specific sentence. */
const whenUnspecific = (sentence: string): RouteSentences => ({
  BAD_REQUEST: sentence,
  INTERNAL: sentence,
});

/** The assistant's sentences when there is no reply. */
const ASSISTANT: RouteSentences = {
  LLM_TIMED_OUT: chatPhrases.timedOut,
  JOB_TIMED_OUT: chatPhrases.timedOut,
  LLM_EMPTY_ANSWER: chatPhrases.emptyReply,
  LLM_WRONG_ANSWER: chatPhrases.emptyReply,
  INTERNAL: chatPhrases.failed,
};

/** Sentences that a route uses instead of the error code's (spec-1 §8, spec-2 §8). */
const ROUTE_SENTENCES: Partial<Record<RouteName, RouteSentences>> = {
  uploadFile1: whenUnspecific('Upload File 1 gagal'),
  uploadFile2: whenUnspecific('Upload File 2/Database gagal'),
  uploadFile3: whenUnspecific('Upload File Tahun Lalu gagal'),
  startSession: whenUnspecific('Gagal memproses file dari database'),
  quarterlyFile: {
    ...whenUnspecific('Gagal mengambil file triwulan dari database'),
    FILE_NOT_FOUND:
      'Gagal mengambil file triwulan dari database. Mungkin sudah dihapus; muat ulang daftar file.',
  },
  companyFile: {
    ...whenUnspecific('Gagal mengambil database perusahaan dari database'),
    FILE_NOT_FOUND:
      'Gagal mengambil database perusahaan dari database. Belum ada yang tersimpan; upload di Admin.',
  },
  uploadQuarterlyFile: whenUnspecific('Gagal mengunggah file'),
  uploadCompanyFile: whenUnspecific('Gagal mengunggah file'),
  deleteFile: whenUnspecific('Gagal menghapus file'),
  chat: ASSISTANT,
  regenerateChat: ASSISTANT,
  continueChat: {
    ...ASSISTANT,
    LLM_UNREACHABLE: chatPhrases.continueFailed,
    LLM_BUSY: chatPhrases.continueFailed,
    LLM_FAILED: chatPhrases.continueFailed,
    LLM_EMPTY_ANSWER: chatPhrases.continueFailed,
    LLM_WRONG_ANSWER: chatPhrases.continueFailed,
    LLM_DECLINED: chatPhrases.continueFailed,
    LLM_TOKENS_USED_UP: chatPhrases.continueFailed,
    INTERNAL: chatPhrases.continueFailed,
  },
  dataPreview: { ANALYSIS_NOT_FOUND: 'Session ID tidak ditemukan' },
};

/** The Indonesian sentence of an error, in the words of the route that was called if it has any. */
export function refusalSentence(code: ErrorCode, args: ErrorArguments, route?: RouteName): string {
  return (route && ROUTE_SENTENCES[route]?.[code]) ?? errorSentence(code, args);
}
