import { AnalysisHolder } from './analysis-holder.js';
import { AnalysisSession } from './analysis-session.js';
import { Answer } from './answer.js';
import { AppUser } from './app-user.js';
import { Artifact } from './artifact.js';
import { AuditEvent } from './audit-event.js';
import { AuthSession } from './auth-session.js';
import { CaptureEvent } from './capture-event.js';
import { CaptureNote } from './capture-note.js';
import { CaptureSetAside } from './capture-set-aside.js';
import { ChatConversation } from './chat-conversation.js';
import { ChatMessage } from './chat-message.js';
import { Company } from './company.js';
import { CompanyRegister } from './company-register.js';
import { Conclusion } from './conclusion.js';
import { ConfirmedCompany } from './confirmed-company.js';
import { ContactNote } from './contact-note.js';
import { ContradictionVerdict } from './contradiction-verdict.js';
import { GivenSector } from './given-sector.js';
import { JobRun } from './job-run.js';
import { KnownPlace } from './known-place.js';
import { ModelUse } from './model-use.js';
import { OfficeWord } from './office-word.js';
import { PlanRemoval } from './plan-removal.js';
import { PlannedVisit } from './planned-visit.js';
import { QuarterPair } from './quarter-pair.js';
import { QuarterSector } from './quarter-sector.js';
import { QuarterSum } from './quarter-sum.js';
import { QuarterSummary } from './quarter-summary.js';
import { ReleaseOverride } from './release-override.js';
import { ReleasedCopy } from './released-copy.js';
import { ReleasedQuarter } from './released-quarter.js';
import { RepeatedCall } from './repeated-call.js';
import { Report } from './report.js';
import { ReportChange } from './report-change.js';
import { ReportComment } from './report-comment.js';
import { ReportQuarter } from './report-quarter.js';
import { ReportReason } from './report-reason.js';
import { ReportSection } from './report-section.js';
import { ReportSectionVersion } from './report-section-version.js';
import { SavedSearch } from './saved-search.js';
import { SearchCount } from './search-count.js';
import { SectorTarget } from './sector-target.js';
import { SectorWeights } from './sector-weights.js';
import { Setting } from './setting.js';
import { StoredComputation } from './stored-computation.js';
import { Survey } from './survey.js';
import { SurveyVocabulary } from './survey-vocabulary.js';
import { SurveyWord } from './survey-word.js';
import { ThemeMention } from './theme-mention.js';
import { ThemeReading } from './theme-reading.js';
import { Undo } from './undo.js';
import { UndoRow } from './undo-row.js';
import { Upkeep } from './upkeep.js';
import { WorkbookContent } from './workbook-content.js';
import { WorkbookFile } from './workbook-file.js';
import { WorkerPresence } from './worker-presence.js';

/**
 * Every table of the product; `schema_migration` is TypeORM's own, `login_throttle` its library's. What a new
 * one needs stands in docs/WHERE.md.
 */
export const ENTITIES = [
  AnalysisHolder,
  AnalysisSession,
  Answer,
  AppUser,
  Artifact,
  AuditEvent,
  AuthSession,
  CaptureEvent,
  CaptureNote,
  CaptureSetAside,
  ChatConversation,
  ChatMessage,
  Company,
  CompanyRegister,
  Conclusion,
  ConfirmedCompany,
  ContactNote,
  ContradictionVerdict,
  GivenSector,
  JobRun,
  KnownPlace,
  ModelUse,
  OfficeWord,
  PlanRemoval,
  PlannedVisit,
  QuarterPair,
  QuarterSector,
  QuarterSum,
  QuarterSummary,
  ReleaseOverride,
  ReleasedCopy,
  ReleasedQuarter,
  RepeatedCall,
  Report,
  ReportChange,
  ReportComment,
  ReportQuarter,
  ReportReason,
  ReportSection,
  ReportSectionVersion,
  SavedSearch,
  SearchCount,
  SectorTarget,
  SectorWeights,
  Setting,
  StoredComputation,
  Survey,
  SurveyVocabulary,
  SurveyWord,
  ThemeMention,
  ThemeReading,
  Undo,
  UndoRow,
  Upkeep,
  WorkbookContent,
  WorkbookFile,
  WorkerPresence,
];
