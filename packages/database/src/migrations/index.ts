import { Foundation1700000000001 } from './0001-foundation.js';
import { Conclusions1700000000002 } from './0002-conclusions.js';
import { Chat1700000000003 } from './0003-chat.js';
import { ConfirmedCompanies1700000000004 } from './0004-confirmed-companies.js';
import { Guards1700000000005 } from './0005-guards.js';
import { Operations1700000000006 } from './0006-operations.js';
import { Computations1700000000007 } from './0007-computations.js';
import { KeptDetails1700000000010 } from './0010-kept-details.js';
import { Memory1700000000011 } from './0011-memory.js';
import { Directions1700000000012 } from './0012-directions.js';
import { SampleFiles1700000000015 } from './0015-sample-files.js';
import { Limits1700000000016 } from './0016-limits.js';
import { Statements1700000000018 } from './0018-statements.js';
import { SectorWeights1700000000020 } from './0020-sector-weights.js';
import { Reports1700000000021 } from './0021-reports.js';
import { Themes1700000000023 } from './0023-themes.js';
import { VisitPlan1700000000030 } from './0030-visit-plan.js';
import { SavedSearches1700000000031 } from './0031-saved-searches.js';
import { OfficeWords1700000000032 } from './0032-office-words.js';
import { Archive1700000000033 } from './0033-archive.js';
import { DecidedAnswers1700000000034 } from './0034-decided-answers.js';
import { PendingWords1700000000035 } from './0035-pending-words.js';
import { FactIds1700000000036 } from './0036-fact-ids.js';
import { UndoAndRepeatedCalls1700000000037 } from './0037-undo-and-repeated-calls.js';
import { ReleasedCopies1700000000038 } from './0038-released-copies.js';
import { BoundedSections1700000000039 } from './0039-bounded-sections.js';
import { ArchiveWords1700000000040 } from './0040-archive-words.js';
import { ReasonIds1700000000041 } from './0041-reason-ids.js';
import { BoundSentences1700000000042 } from './0042-bound-sentences.js';
import { Capture1700000000043 } from './0043-capture.js';
import { PlannedVisits1700000000044 } from './0044-planned-visits.js';
import { OneAnalysis1700000000045 } from './0045-one-analysis.js';
import { CallAttempts1700000000046 } from './0046-call-attempts.js';
import { PauseOfBrokenRuns1700000000047 } from './0047-pause-of-broken-runs.js';
import { StandingConfirmations1700000000048 } from './0048-standing-confirmations.js';
import { KeptHistory1700000000049 } from './0049-kept-history.js';
import { StoredBytes1700000000050 } from './0050-stored-bytes.js';
import { CountedBytes1700000000051 } from './0051-counted-bytes.js';
import { LapsedApproval1700000000052 } from './0052-lapsed-approval.js';
import { RefusalDetails1700000000053 } from './0053-refusal-details.js';
import { LabelsReadAgain1700000000054 } from './0054-labels-read-again.js';
import { NothingOfEnqueuing1700000000055 } from './0055-nothing-of-enqueuing.js';
import { ShortQuartersRead1700000000056 } from './0056-short-quarters-read.js';
import { BelievedCounts1700000000057 } from './0057-believed-counts.js';
import { ReportChanges1700000000058 } from './0058-report-changes.js';
import { ChangesBefore1700000000059 } from './0059-changes-before.js';
import { WorkerPrograms1700000000060 } from './0060-worker-programs.js';
import { CheckedValues1700000000061 } from './0061-checked-values.js';
import { AuditSearches1700000000062 } from './0062-audit-searches.js';
import { ValueBytes1700000000063 } from './0063-value-bytes.js';
import { OneRefresh1700000000064 } from './0064-one-refresh.js';
import { Respondents1700000000065 } from './0065-respondents.js';

/** All migrations, oldest first. The table `schema_migration` has their class names. */
export const MIGRATIONS = [
  Foundation1700000000001,
  Conclusions1700000000002,
  Chat1700000000003,
  ConfirmedCompanies1700000000004,
  Guards1700000000005,
  Operations1700000000006,
  Computations1700000000007,
  KeptDetails1700000000010,
  Memory1700000000011,
  Directions1700000000012,
  SampleFiles1700000000015,
  Limits1700000000016,
  Statements1700000000018,
  SectorWeights1700000000020,
  Reports1700000000021,
  Themes1700000000023,
  VisitPlan1700000000030,
  SavedSearches1700000000031,
  OfficeWords1700000000032,
  Archive1700000000033,
  DecidedAnswers1700000000034,
  PendingWords1700000000035,
  FactIds1700000000036,
  UndoAndRepeatedCalls1700000000037,
  ReleasedCopies1700000000038,
  BoundedSections1700000000039,
  ArchiveWords1700000000040,
  ReasonIds1700000000041,
  BoundSentences1700000000042,
  Capture1700000000043,
  PlannedVisits1700000000044,
  OneAnalysis1700000000045,
  CallAttempts1700000000046,
  PauseOfBrokenRuns1700000000047,
  StandingConfirmations1700000000048,
  KeptHistory1700000000049,
  StoredBytes1700000000050,
  CountedBytes1700000000051,
  LapsedApproval1700000000052,
  RefusalDetails1700000000053,
  LabelsReadAgain1700000000054,
  NothingOfEnqueuing1700000000055,
  ShortQuartersRead1700000000056,
  BelievedCounts1700000000057,
  ReportChanges1700000000058,
  ChangesBefore1700000000059,
  WorkerPrograms1700000000060,
  CheckedValues1700000000061,
  AuditSearches1700000000062,
  ValueBytes1700000000063,
  OneRefresh1700000000064,
  Respondents1700000000065,
];
