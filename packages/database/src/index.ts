export * from './connection-lost.js';
export * from './database.js';
export { embeddedMajor } from './embedded/major-version.js';
export * from './embedded/product-role.js';
export * from './embedded/start-embedded-postgres.js';
export * from './entities/analysis-session.js';
export * from './entities/app-user.js';
export type { ChatMessage as StoredChatMessage } from './entities/chat-message.js';
export * from './entities/job-run.js';
export * from './heard-client.js';
export * from './listen-to-runs.js';
export * from './migrate.js';
export * from './open-by-setting.js';
export * from './own-folders.js';
export * from './repositories/artifacts.js';
export type { NewAuditEvent } from './repositories/audit.js';
export type {
  ConversationKey,
  ConversationRequest,
  StartedReply,
} from './repositories/start-reply.js';
export type * from './repositories/capture.js';
export type { CheckedEvent } from './repositories/captured-events.js';
export type { FoldEvents } from './repositories/fold-again.js';
export type { AskedQuestion } from './repositories/chat-replies.js';
export type { FoundComputation } from './repositories/computations.js';
export type { ConclusionSource } from './repositories/conclusions.js';
export type * from './repositories/files.js';
export * from './repositories/narrative-search.js';
export * from './repositories/narratives.js';
export * from './repositories/one-at-a-time.js';
export type { KeyedCall } from './repositories/repeated-calls.js';
export type { FoundHead } from './repositories/read-report.js';
export * from './repositories/released-copies.js';
export type { NewReport } from './repositories/reports.js';
export type { GivenReason } from './repositories/report-approvals.js';
export type { SectionPlace } from './repositories/section-holds.js';
export type * from './repositories/report-quarters.js';
export type * from './repositories/report-sections.js';
export type * from './repositories/run-statistics.js';
export type { AskedRun, BegunRun } from './repositories/runs.js';
export { SessionOutline } from './repositories/sessions.js';
export type * from './repositories/quarter-summing.js';
export type * from './repositories/quarter-sums.js';
export type * from './repositories/saved-searches.js';
export type { Found, Patience } from './repositories/search.js';
export {
  companyFile,
  listedFiles,
  quarterlyFile,
  sourceOf,
  type StoredFileRow,
} from './repositories/stored-file.js';
export { type StoredContact, SURVEY_READ_VERSION } from './repositories/stored-notes.js';
export * from './repositories/surveys.js';
export type * from './repositories/theme-readings.js';
export type * from './repositories/themes.js';
export * from './repositories/registers.js';
export type * from './repositories/workers.js';
export { PROGRAM } from './program.js';
export * from './safe-text.js';
export * from './within.js';
export type { EntityManager as Transaction } from 'typeorm';
export type { SignedIn } from './repositories/auth-sessions.js';
export type { CaptureNote } from './entities/capture-note.js';
