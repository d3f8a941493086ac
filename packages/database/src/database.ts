import 'reflect-metadata';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ENTITIES } from './entities/index.js';
import { servingLimits } from './heard-client.js';
import { isOfLaterVersion } from './migrations/later-version.js';
import { SafeTextClient } from './safe-text.js';
import { letServe } from './serving-role.js';
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
import { StrandedRunRepository } from './repositories/stranded-runs.js';
import { SurveyRepository } from './repositories/surveys.js';
import { ThemeReadingRepository } from './repositories/theme-readings.js';
import { ThemeRepository } from './repositories/themes.js';
import { UndoRepository } from './repositories/undo.js';
import { UpkeepRepository } from './repositories/upkeep.js';
import { UsageRepository } from './repositories/usage.js';
import { UserRepository } from './repositories/users.js';
import { WorkerRepository } from './repositories/workers.js';

const READY_WITHIN_MS = 2000;

/** The product's database: one repository for each kind of thing that is stored. */
export class Database {
  readonly users: UserRepository;
  readonly archiveWords: ArchiveWordRepository;
  readonly artifacts: ArtifactRepository;
  readonly audit: AuditRepository;
  readonly authSessions: AuthSessionRepository;
  readonly capture: CaptureRepository;
  readonly chat: ChatRepository;
  readonly chatReplies: ChatReplyRepository;
  readonly computations: ComputationRepository;
  readonly conclusions: ConclusionRepository;
  readonly names: NameRepository;
  readonly confirmedCompanies: ConfirmedCompanyRepository;
  readonly contents: ContentRepository;
  readonly files: FileRepository;
  readonly filePeriods: FilePeriodRepository;
  readonly surveys: SurveyRepository;
  readonly registers: RegisterRepository;
  readonly sessions: AnalysisSessionRepository;
  readonly historyAnswers: HistoryAnswerRepository;
  readonly knownPlaces: KnownPlaceRepository;
  readonly narratives: NarrativeRepository;
  readonly narrativeSearch: NarrativeSearchRepository;
  readonly quarterSums: QuarterSumRepository;
  readonly quarterSumming: QuarterSummingRepository;
  readonly search: SearchRepository;
  readonly savedSearches: SavedSearchRepository;
  readonly contacts: ContactRepository;
  readonly noteChecks: NoteCheckRepository;
  readonly officeWords: OfficeWordRepository;
  readonly plan: PlanRepository;
  readonly planChoices: PlanChoiceRepository;
  readonly contradictions: ContradictionRepository;
  readonly repeatedCalls: RepeatedCallRepository;
  readonly releasedCopies: ReleasedCopyRepository;
  readonly reports: ReportRepository;
  readonly reportApprovals: ReportApprovalRepository;
  readonly reportSections: ReportSectionRepository;
  readonly sectionHolds: SectionHoldRepository;
  readonly reportQuarters: ReportQuarterRepository;
  readonly reportRemarks: ReportRemarkRepository;
  readonly runs: RunRepository;
  readonly claimedRuns: ClaimedRunRepository;
  readonly strandedRuns: StrandedRunRepository;
  readonly runStatistics: RunStatisticsRepository;
  readonly sectorWeights: SectorWeightsRepository;
  readonly settings: SettingRepository;
  readonly themes: ThemeRepository;
  readonly themeReadings: ThemeReadingRepository;
  readonly undo: UndoRepository;
  readonly upkeep: UpkeepRepository;
  readonly usage: UsageRepository;
  readonly workers: WorkerRepository;

  constructor(readonly dataSource: DataSource) {
    this.users = new UserRepository(dataSource);
    this.archiveWords = new ArchiveWordRepository(dataSource);
    this.artifacts = new ArtifactRepository(dataSource);
    this.audit = new AuditRepository(dataSource);
    this.authSessions = new AuthSessionRepository(dataSource);
    this.capture = new CaptureRepository(dataSource);
    this.computations = new ComputationRepository(dataSource);
    this.undo = new UndoRepository(dataSource);
    this.conclusions = new ConclusionRepository(dataSource, this.undo);
    this.names = new NameRepository(dataSource);
    this.confirmedCompanies = new ConfirmedCompanyRepository(dataSource);
    this.contents = new ContentRepository(dataSource);
    this.files = new FileRepository(dataSource, this.undo);
    this.filePeriods = new FilePeriodRepository(dataSource);
    this.surveys = new SurveyRepository(dataSource);
    this.registers = new RegisterRepository(dataSource);
    this.sessions = new AnalysisSessionRepository(dataSource, this.computations);
    this.historyAnswers = new HistoryAnswerRepository(dataSource);
    this.knownPlaces = new KnownPlaceRepository(dataSource);
    this.narratives = new NarrativeRepository(dataSource);
    this.narrativeSearch = new NarrativeSearchRepository(dataSource);
    this.quarterSums = new QuarterSumRepository(dataSource);
    this.quarterSumming = new QuarterSummingRepository(dataSource);
    this.savedSearches = new SavedSearchRepository(dataSource);
    this.search = new SearchRepository(dataSource, this.archiveWords);
    this.contacts = new ContactRepository(dataSource);
    this.contradictions = new ContradictionRepository(dataSource);
    this.repeatedCalls = new RepeatedCallRepository(dataSource);
    this.releasedCopies = new ReleasedCopyRepository(dataSource);
    this.reports = new ReportRepository(dataSource, this.undo);
    this.reportApprovals = new ReportApprovalRepository(dataSource);
    this.reportSections = new ReportSectionRepository(dataSource);
    this.sectionHolds = new SectionHoldRepository(dataSource);
    this.reportQuarters = new ReportQuarterRepository(dataSource, this.sessions);
    this.reportRemarks = new ReportRemarkRepository(dataSource);
    this.runs = new RunRepository(dataSource);
    this.claimedRuns = new ClaimedRunRepository(dataSource, this.computations);
    this.strandedRuns = new StrandedRunRepository(dataSource);
    this.runStatistics = new RunStatisticsRepository(dataSource);
    this.sectorWeights = new SectorWeightsRepository(dataSource);
    this.noteChecks = new NoteCheckRepository(dataSource);
    this.officeWords = new OfficeWordRepository(dataSource);
    this.plan = new PlanRepository(dataSource, this.quarterSums, this.sectorWeights);
    this.planChoices = new PlanChoiceRepository(dataSource);
    this.settings = new SettingRepository(dataSource);
    this.themes = new ThemeRepository(dataSource);
    this.themeReadings = new ThemeReadingRepository(dataSource);
    this.upkeep = new UpkeepRepository(dataSource);
    this.usage = new UsageRepository(dataSource);
    this.workers = new WorkerRepository(dataSource);
    this.chat = new ChatRepository(dataSource, this.runs);
    this.chatReplies = new ChatReplyRepository(dataSource);
  }

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
    entities: ENTITIES,
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

/** An arbitrary number that every process which migrates locks. */
const MIGRATION_LOCK = 7_208_401;

/**
 * Brings the schema up to date. Several gateways may start at once: one migrates, the others wait. The limits
 * of those who serve hold for neither: what took longer once would do so at every start.
 *
 * @param servingUrl the database's address for the role that serves, where that is another one
 * @throws Error when a later version migrated the database
 */
export async function migrate(
  { dataSource: { options } }: Database,
  servingUrl?: string,
): Promise<void> {
  const patient = new DataSource({
    ...options,
    extra: { ...options.extra, statement_timeout: 0, answerWithinMs: 0 },
  } as DataSourceOptions);
  await patient.initialize();
  try {
    const runner = patient.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrationsRun(patient);
    await patient.runMigrations({ transaction: 'each' });
    if (servingUrl) await letServe(runner, servingUrl);
  } finally {
    // Ends the session that holds the lock.
    await patient.destroy();
  }
}

const LOOK_AGAIN_MS = 500;

/**
 * Waits until a gateway has brought the schema up to date, since a worker may start before it.
 *
 * @throws Error when it takes longer, and when a later version migrated the database
 */
export async function migrated({ dataSource }: Database, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (!(await isUpToDate(dataSource))) {
    if (performance.now() > until)
      throw new Error('the database has no schema yet; start a gateway');
    await new Promise((look) => setTimeout(look, LOOK_AGAIN_MS));
  }
}

async function isUpToDate(dataSource: DataSource): Promise<boolean> {
  const done = new Set(await migrationsRun(dataSource));
  return dataSource.migrations.every(({ name }) => name !== undefined && done.has(name));
}

/**
 * Names of the migrations that were run. Unlike TypeORM's `showMigrations`, creates no table, which would
 * collide with a gateway doing the same.
 *
 * @throws Error when a later version ran some. Only a start asks: who serves already goes on, as a gateway of
 *   the later version starts beside it.
 */
async function migrationsRun(dataSource: DataSource): Promise<string[]> {
  const [{ known }]: [{ known: boolean }] = await dataSource.query(
    `SELECT to_regclass('schema_migration') IS NOT NULL AS known`,
  );
  if (!known) return [];
  const rows: { name: string }[] = await dataSource.query(`SELECT name FROM schema_migration`);
  const names = rows.map(({ name }) => name);
  if (isOfLaterVersion(names))
    throw new Error(
      'The database was migrated by a later version; start that version or one after it.',
    );
  return names;
}
