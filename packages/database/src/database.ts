import 'reflect-metadata';
import { DataSource } from 'typeorm';
import * as entities from './entities/index.js';
import { servingLimits } from './heard-client.js';
import { SafeTextClient } from './safe-text.js';
import { MIGRATIONS } from './migrations/index.js';
import { within } from './within.js';
import { ArchiveWordRepository } from './repositories/archive-words.js';
import { ArtifactRepository } from './repositories/artifacts.js';
import { AuditRepository } from './repositories/audit.js';
import { AuthSessionRepository } from './repositories/auth-sessions.js';
import { CaptureRepository } from './repositories/capture.js';
import { ChatReplyRepository } from './repositories/chat-replies.js';
import { ChatRepository } from './repositories/chat.js';
import { ClaimedRunRepository } from './repositories/claimed-runs.js';
import { ComputationRepository } from './repositories/computations.js';
import { NameRepository } from './repositories/names.js';
import { ConclusionRepository } from './repositories/conclusions.js';
import { ConfirmedCompanyRepository } from './repositories/confirmed-companies.js';
import { ContactRepository } from './repositories/contacts.js';
import { ContradictionRepository } from './repositories/contradictions.js';
import { ContentRepository } from './repositories/contents.js';
import { FilePeriodRepository } from './repositories/file-periods.js';
import { FileRepository } from './repositories/files.js';
import { HistoryAnswerRepository } from './repositories/history-answers.js';
import { KnownPlaceRepository } from './repositories/known-places.js';
import { NarrativeSearchRepository } from './repositories/narrative-search.js';
import { NarrativeRepository } from './repositories/narratives.js';
import { NoteCheckRepository } from './repositories/note-checks.js';
import { OfficeWordRepository } from './repositories/office-words.js';
import { PlanChoiceRepository } from './repositories/plan-choices.js';
import { PlanRepository } from './repositories/plan.js';
import { QuarterSummingRepository } from './repositories/quarter-summing.js';
import { QuarterSumRepository } from './repositories/quarter-sums.js';
import { RegisterRepository } from './repositories/registers.js';
import { RepeatedCallRepository } from './repositories/repeated-calls.js';
import { ReleasedCopyRepository } from './repositories/released-copies.js';
import { ReportApprovalRepository } from './repositories/report-approvals.js';
import { ReportQuarterRepository } from './repositories/report-quarters.js';
import { ReportRemarkRepository } from './repositories/report-remarks.js';
import { ReportSectionRepository } from './repositories/report-sections.js';
import { ReportRepository } from './repositories/reports.js';
import { SectionHoldRepository } from './repositories/section-holds.js';
import { RunStatisticsRepository } from './repositories/run-statistics.js';
import { RunRepository } from './repositories/runs.js';
import { SavedSearchRepository } from './repositories/saved-searches.js';
import { SearchRepository } from './repositories/search.js';
import { AnalysisSessionRepository } from './repositories/sessions.js';
import { SectorWeightsRepository } from './repositories/sector-weights.js';
import { SettingRepository } from './repositories/settings.js';
import { SurveyRepository } from './repositories/surveys.js';
import { ThemeReadingRepository } from './repositories/theme-readings.js';
import { ThemeRepository } from './repositories/themes.js';
import { UndoRepository } from './repositories/undo.js';
import { UpkeepRepository } from './repositories/upkeep.js';
import { UsageRepository } from './repositories/usage.js';
import { UserRepository } from './repositories/users.js';
import { WorkerRepository } from './repositories/workers.js';

const READY_WITHIN_MS = 2000;

/** Holds the connection before the repositories are made on it. */
class OpenedDataSource {
  constructor(readonly dataSource: DataSource) {}
}

/** The product's database: one repository for each kind of thing that is stored. */
export class Database extends OpenedDataSource {
  readonly users = new UserRepository(this.dataSource);
  readonly archiveWords = new ArchiveWordRepository(this.dataSource);
  readonly artifacts = new ArtifactRepository(this.dataSource);
  readonly audit = new AuditRepository(this.dataSource);
  readonly authSessions = new AuthSessionRepository(this.dataSource);
  readonly capture = new CaptureRepository(this.dataSource);
  readonly computations = new ComputationRepository(this.dataSource);
  readonly undo = new UndoRepository(this.dataSource);
  readonly conclusions = new ConclusionRepository(this.dataSource, this.undo);
  readonly names = new NameRepository(this.dataSource);
  readonly confirmedCompanies = new ConfirmedCompanyRepository(this.dataSource);
  readonly contents = new ContentRepository(this.dataSource);
  readonly files = new FileRepository(this.dataSource, this.undo);
  readonly filePeriods = new FilePeriodRepository(this.dataSource);
  readonly surveys = new SurveyRepository(this.dataSource);
  readonly registers = new RegisterRepository(this.dataSource);
  readonly sessions = new AnalysisSessionRepository(this.dataSource, this.computations);
  readonly historyAnswers = new HistoryAnswerRepository(this.dataSource);
  readonly knownPlaces = new KnownPlaceRepository(this.dataSource);
  readonly narratives = new NarrativeRepository(this.dataSource);
  readonly narrativeSearch = new NarrativeSearchRepository(this.dataSource);
  readonly quarterSums = new QuarterSumRepository(this.dataSource);
  readonly quarterSumming = new QuarterSummingRepository(this.dataSource);
  readonly savedSearches = new SavedSearchRepository(this.dataSource);
  readonly search = new SearchRepository(this.dataSource, this.archiveWords);
  readonly contacts = new ContactRepository(this.dataSource);
  readonly contradictions = new ContradictionRepository(this.dataSource);
  readonly repeatedCalls = new RepeatedCallRepository(this.dataSource);
  readonly releasedCopies = new ReleasedCopyRepository(this.dataSource);
  readonly reports = new ReportRepository(this.dataSource, this.undo);
  readonly reportApprovals = new ReportApprovalRepository(this.dataSource);
  readonly reportSections = new ReportSectionRepository(this.dataSource);
  readonly sectionHolds = new SectionHoldRepository(this.dataSource);
  readonly reportQuarters = new ReportQuarterRepository(this.dataSource, this.sessions);
  readonly reportRemarks = new ReportRemarkRepository(this.dataSource);
  readonly runs = new RunRepository(this.dataSource, this.contents);
  readonly claimedRuns = new ClaimedRunRepository(this.dataSource, this.computations);
  readonly runStatistics = new RunStatisticsRepository(this.dataSource);
  readonly sectorWeights = new SectorWeightsRepository(this.dataSource);
  readonly noteChecks = new NoteCheckRepository(this.dataSource);
  readonly officeWords = new OfficeWordRepository(this.dataSource);
  readonly plan = new PlanRepository(
    this.dataSource,
    this.quarterSums,
    this.sectorWeights,
    this.filePeriods,
    this.capture,
  );
  readonly planChoices = new PlanChoiceRepository(this.dataSource);
  readonly settings = new SettingRepository(this.dataSource);
  readonly themes = new ThemeRepository(this.dataSource);
  readonly themeReadings = new ThemeReadingRepository(this.dataSource);
  readonly upkeep = new UpkeepRepository(this.dataSource);
  readonly usage = new UsageRepository(this.dataSource);
  readonly workers = new WorkerRepository(this.dataSource);
  readonly chat = new ChatRepository(this.dataSource, this.runs);
  readonly chatReplies = new ChatReplyRepository(this.dataSource);

  /** Number of open and of idle connections, and of callers waiting for one. */
  get pool(): { readonly open: number; readonly idle: number; readonly waiting: number } {
    const { master } = this.dataSource.driver as unknown as {
      master: { totalCount: number; idleCount: number; waitingCount: number };
    };
    return { open: master.totalCount, idle: master.idleCount, waiting: master.waitingCount };
  }

  /** True when the database answers within two seconds. */
  async isReady(): Promise<boolean> {
    return within(READY_WITHIN_MS, this.dataSource.query('SELECT 1')).then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

export interface DatabaseOptions {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  readonly poolSize?: number;
  readonly onPoolError?: (error: Error) => void;
  /** What the server gives a statement, as `servingLimits` has it by default. */
  readonly statementWithinMs?: number;
  /** How many migrations `migrate` runs (all by default). Fewer give the schema of an earlier version. */
  readonly schemaVersion?: number;
}

/** Opens the database without changing its schema, which `migrate` does once per deployment. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: options.url,
    applicationName: options.applicationName ?? 'liaison',
    poolSize: options.poolSize ?? 10,
    extra: {
      Client: SafeTextClient,
      ...servingLimits(options.statementWithinMs),
      // A machine that vanished would hold its sessions' locks for hours.
      idle_in_transaction_session_timeout: 30_000,
      idleTimeoutMillis: 30_000,
    },
    // The pool replaces an idle connection that breaks, but an `error` event without a listener would end
    // the process.
    poolErrorHandler: options.onPoolError ?? (() => {}),
    entities: Object.values(entities),
    // Ids are made by PostgreSQL's own gen_random_uuid(), which needs no extension.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    migrations: MIGRATIONS.slice(0, options.schemaVersion),
    migrationsTableName: 'schema_migration',
    synchronize: false,
    logging: false,
  });
  await dataSource.initialize();
  return new Database(dataSource);
}
