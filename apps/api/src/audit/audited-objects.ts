import {
  type AuditedRoute,
  FilePeriodRequest,
  NARROWED_BY,
  type NarrowedBy,
  quarterName,
  ReportSettings,
  SearchRequest,
  systemCode,
  type UndoKind,
  USAGE_LIMITS,
} from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { LiaisonRequest } from '../http/request.js';
import type { AuditObject } from '../http/audit-object.js';

type ObjectOf = (
  request: LiaisonRequest,
  database: Database,
) => AuditObject | null | Promise<AuditObject | null>;

type Fields = Readonly<Record<string, unknown>>;
const bodyOf = ({ body }: LiaisonRequest) => (body ?? {}) as Fields;
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
const joined = (words: readonly unknown[]) => words.filter(Boolean).join(' · ');

/**
 * The fields of an account that are logged; the rest of a body is not, as it may hold a password.
 */
const CHANGES_TOLD = ['role', 'disabled'] as const;
const PLAIN: ReadonlySet<string> = new Set(['string', 'boolean', 'number']);
const isPlain = (value: unknown) => PLAIN.has(typeof value);

/** Fields of a body as `name=value`. */
const named = (fields: Fields, names: readonly string[]): string[] =>
  names.filter((name) => isPlain(fields[name])).map((name) => `${name}=${String(fields[name])}`);

/** An object of which the body's own texts say all. */
const said =
  (type: AuditObject['type'], names: readonly string[], between = ' · '): ObjectOf =>
  (request) => {
    const texts = names.flatMap((name) => textOf(bodyOf(request)[name]) || []);
    return { type, label: texts.join(between) || null };
  };

/** Settings, by those of them that the body changes. */
const changedFields =
  (type: AuditObject['type'], all: object): ObjectOf =>
  (request) => ({ type, label: named(bodyOf(request), Object.keys(all)).join(' ') });

/** What is named by an id that was sent and not looked at yet: nothing, where PostgreSQL cannot read the id. */
function ofNothing(error: unknown): null {
  if (systemCode(error).startsWith('22')) return null;
  throw error;
}

async function account(request: LiaisonRequest, { users }: Database): Promise<AuditObject> {
  const id = String(request.params.id);
  const user = await users.findById(id).catch(ofNothing);
  const label = [user?.username, ...named(bodyOf(request), CHANGES_TOLD)].filter(Boolean).join(' ');
  return { type: 'account', id, label };
}

async function file(id: string | null, { files }: Database): Promise<AuditObject> {
  const row = id ? await files.find(id).catch(ofNothing) : await files.findCompanyFile();
  return { type: 'file', id: row?.id ?? id, label: row?.label ?? row?.file_name ?? null };
}

/** A file, and the calendar quarter that is said of it. */
async function filePeriod(request: LiaisonRequest, database: Database): Promise<AuditObject> {
  const { label, ...found } = await file(textOf(request.params.id), database);
  const { data: period } = FilePeriodRequest.safeParse(bodyOf(request));
  return { ...found, label: joined([label, period && quarterName(period)]) };
}

/** How many sample files go, and what stands on them alone; reports that go have rows of their own. */
async function samples(_request: LiaisonRequest, { files }: Database): Promise<AuditObject> {
  const [stored, { sessions, reports }] = await Promise.all([files.list(), files.onSamples()]);
  const going = stored.filter((one) => one.is_sample);
  const counted = {
    quarterly: going.filter(({ kind }) => kind === 'quarterly').length,
    company: going.filter(({ kind }) => kind === 'company').length,
    analysis: sessions.filter(({ goes }) => goes).length,
    report: reports.filter(({ goes }) => goes).length,
  };
  const told = Object.entries(counted).filter(([, count]) => count > 0);
  return { type: 'file', label: joined(told.map(([what, count]) => `${what}=${count}`)) };
}

/** A job by its kind and the person who asked for it. */
async function job({ params }: LiaisonRequest, { runs, users }: Database): Promise<AuditObject> {
  const id = String(params.id);
  const run = await runs.find(id).catch(ofNothing);
  const owner = run && (await users.findById(run.ownerId));
  return { type: 'job', id, label: run && joined([run.name, owner?.username]) };
}

function upload(request: LiaisonRequest): AuditObject {
  const { label, fileName } = bodyOf(request);
  const files = request.received ?? request.uploads?.values() ?? [];
  const sent = [...files].map((file) => file.fileName);
  const names = [textOf(label), textOf(fileName), ...sent];
  return { type: 'file', label: joined(names) };
}

const analysis = (request: LiaisonRequest): AuditObject => ({
  type: 'analysis',
  id: textOf(request.params.session) ?? textOf(request.params.id),
  label: request.routeName ?? null,
});

/**
 * The fields of an act on a report that are logged: its new state, and the reasons that were given.
 */
const REPORT_WORDS_TOLD = [
  'state',
  'writer',
  'format',
  'copy',
  'finding',
  'verdict',
  'sentence',
  'reason',
];

async function report(request: LiaisonRequest, { reports }: Database): Promise<AuditObject> {
  const id = textOf(request.params.id);
  const found = id && (await reports.head(id).catch(ofNothing));
  const body = bodyOf(request);
  const told = REPORT_WORDS_TOLD.map((name) => textOf(body[name]));
  return { type: 'report', id, label: joined([found ? found.head.title : null, ...told]) };
}

async function storedTemplate(
  _request: LiaisonRequest,
  { settings }: Database,
): Promise<AuditObject> {
  return { type: 'file', label: (await settings.reportTemplate())?.fileName ?? null };
}

/** A section by its own title and its report's; nothing of its text. */
async function section(request: LiaisonRequest, { reports }: Database): Promise<AuditObject> {
  const id = textOf(request.params.id);
  const found = id && (await reports.outline(id).catch(ofNothing));
  const wanted = textOf(request.params.section)?.toLowerCase();
  const one = found ? found.sections.find((section) => section.id === wanted) : null;
  return { type: 'report', id, label: joined([one?.title, textOf(bodyOf(request).title)]) };
}

/** The quarters that an analysis is begun of. */
async function quarters(request: LiaisonRequest, { files }: Database): Promise<AuditObject> {
  const { quarter_now_id: now, quarter_before_id: before, last_year_id: year } = bodyOf(request);
  const ids = [now, before, year].map(textOf).filter((id) => id !== null);
  const found = await files.findForSession(ids);
  return { type: 'analysis', label: joined(found.map(({ label }) => label)) };
}

function company(request: LiaisonRequest): AuditObject {
  const { contact, contact_key: key, company_key: name, sector } = bodyOf(request);
  const names = [textOf(contact) ?? textOf(key), textOf(name) ?? textOf(sector)];
  return { type: 'company', label: names.filter(Boolean).join(' = ') };
}

/** The notes of a batch, and how many events it has of them; nothing of what was typed. */
function capturedNotes(request: LiaisonRequest): AuditObject {
  const { events } = bodyOf(request);
  const sent = Array.isArray(events) ? (events as { note_id?: unknown }[]) : [];
  const notes = [
    ...new Set(sent.map((event) => textOf(event?.note_id)).filter((id) => id !== null)),
  ];
  const label = [`${sent.length} isian`, ...(notes.length > 1 ? notes : [])].join(' · ');
  return { type: 'note', id: notes.length === 1 ? notes[0]! : null, label };
}

const capturedNote: ObjectOf = (request) => ({
  type: 'note',
  id: textOf(request.params.id),
  label: textOf(bodyOf(request).reason),
});

const CAME_BACK_AS = {
  conclusion: 'conclusion',
  report: 'report',
  file: 'file',
  replaced: 'file',
  company: 'file',
  samples: 'file',
} as const satisfies Record<UndoKind, AuditObject['type']>;

/** What is brought back, by the name that it was deleted under. */
async function broughtBack(
  { params }: LiaisonRequest,
  { undo }: Database,
): Promise<AuditObject | null> {
  const found = await undo.find(String(params.id)).catch(ofNothing);
  if (!found) return null;
  const { kind, name } = found;
  return { type: CAME_BACK_AS[kind], label: kind === 'replaced' ? `${name} · ${kind}` : name };
}

/** A score against its words, and the verdict; `-` takes one back. */
async function contradiction(
  request: LiaisonRequest,
  { contradictions }: Database,
): Promise<AuditObject> {
  const { contact_id: contact, indicator, verdict } = bodyOf(request);
  const id = textOf(contact);
  const name = id && (await contradictions.contactName(id).catch(ofNothing));
  const words = [name, textOf(indicator), verdict === null ? '-' : textOf(verdict)];
  return { type: 'contradiction', id, label: joined(words) };
}

/** What was searched for, and what it was narrowed by. */
async function search(request: LiaisonRequest, { files }: Database): Promise<AuditObject> {
  const valuesOf = (name: NarrowedBy) =>
    SearchRequest.shape[name].safeParse(request.query[name]).data ?? [];
  const quarters = (await files.findForSession(valuesOf('quarter')).catch(ofNothing)) ?? [];
  const others = NARROWED_BY.filter((name) => name !== 'quarter').flatMap(valuesOf);
  const words = [textOf(request.query.q), ...quarters.map(({ label }) => label), ...others];
  return { type: 'search', label: joined(words) };
}

const ofOneself = ({ signedIn }: LiaisonRequest): AuditObject | null =>
  signedIn ? { type: 'account', id: signedIn.user.id, label: signedIn.user.username } : null;

/**
 * Finds the object of each audited call; with `none` the act says all. It is called before the act, since
 * the act may delete the object.
 */
export const AUDITED_OBJECTS: Readonly<Record<AuditedRoute, ObjectOf | 'none'>> = {
  // A name that no account has may be a password typed into the wrong field, so it is not logged.
  login: async (request, { users }) => {
    const user = await users.findByName(textOf(bodyOf(request).username) ?? '');
    return user && { type: 'account', id: user.id, label: user.username };
  },
  logout: ofOneself,
  signOutEverywhere: ofOneself,
  changePassword: ofOneself,
  createUser: (request) => {
    const { username, role } = bodyOf(request);
    return { type: 'account', label: `${textOf(username)} role=${textOf(role)}` };
  },
  updateUser: account,
  resetPassword: account,
  signOutUser: account,
  uploadQuarterlyFile: upload,
  uploadCompanyFile: upload,
  deleteFile: (request, database) => file(textOf(bodyOf(request).fileId), database),
  undo: broughtBack,
  loadSampleData: 'none',
  removeSampleData: samples,
  setFilePeriod: filePeriod,
  quarterlyFile: (request, database) => file(textOf(bodyOf(request).id), database),
  companyFile: (_request, database) => file(null, database),
  exportComparison: analysis,
  tabulation: analysis,
  exportBab2: analysis,
  exportBab3: analysis,
  downloadOrientationChart: analysis,
  downloadSectorChart: analysis,
  artifact: analysis,
  startSession: quarters,
  resetSession: analysis,
  saveConclusion: said('conclusion', ['indicator']),
  deleteConclusion: (request) => ({ type: 'conclusion', id: textOf(bodyOf(request).resultId) }),
  createReport: said('report', ['title']),
  changeReport: report,
  deleteReport: report,
  draftReport: report,
  setReportState: report,
  addSection: section,
  saveSection: section,
  rewriteSentence: section,
  comment: section,
  closeComment: section,
  explainRed: report,
  overrideFinding: report,
  exportReport: report,
  saveReportSettings: changedFields('report', ReportSettings.shape),
  saveReportTemplate: upload,
  reportTemplateFile: storedTemplate,
  removeReportTemplate: storedTemplate,
  chat: analysis,
  continueChat: analysis,
  regenerateChat: analysis,
  clearChat: analysis,
  exportChat: analysis,
  confirmCompany: company,
  forgetCompany: company,
  giveSector: company,
  takeSectorBack: company,
  choosePlan: (request) => {
    const { company_keys: keys, choice, target, date, person, status } = bodyOf(request);
    const companies = Array.isArray(keys) ? keys.map(textOf).join(', ') : null;
    const told = [textOf(choice) ?? '-', ...[target, date, person, status].map(textOf)];
    return { type: 'company', label: `${told.filter(Boolean).join(' ')} · ${companies}` };
  },
  exportPlan: (request) => ({ ...analysis(request), id: textOf(request.query.target) }),
  decideContradiction: contradiction,
  setSectorTargets: (request) => {
    const { target, aims } = bodyOf(request);
    return { type: 'company', label: `${textOf(target)} · ${JSON.stringify(aims)}` };
  },
  uploadFile1: upload,
  uploadFile2: upload,
  uploadFile3: upload,
  recogniseFile: upload,
  previewMerge: upload,
  dataPreview: analysis,
  summary: analysis,
  summaryBab4: analysis,
  saveUsageLimits: changedFields('limits', USAGE_LIMITS),
  saveSectorWeights: said('weights', ['as_of', 'source']),
  removeSectorWeights: async ({ params }, { sectorWeights }) => {
    const id = textOf(params.id);
    const set = id && (await sectorWeights.read(id).catch(ofNothing));
    return { type: 'weights', id, label: set ? `${set.as_of} · ${set.source}` : null };
  },
  saveThemes: (request) => {
    const { themes } = bodyOf(request);
    const named = Array.isArray(themes) ? (themes as Fields[]) : [];
    return { type: 'themes', label: joined(named.map((theme) => textOf(theme?.label))) };
  },
  setOfficeWord: said('words', ['word', 'shown_as'], ' = '),
  forgetOfficeWord: said('words', ['word']),
  resetThemes: () => ({ type: 'themes' }),
  merge: upload,
  storeMerged: upload,
  // What was changed is known to who changed it; what is refused may hold a key in the wrong field.
  saveLlmConfig: () => ({ type: 'model' }),
  captureEvents: capturedNotes,
  finishNote: capturedNote,
  abandonNote: capturedNote,
  joinNotes: capturedNote,
  noteSheet: capturedNote,
  captureQuarter: said('note', ['label']),
  exportSearch: search,
  testModel: 'none',
  saveSearch: said('search', ['name']),
  forgetSearch: ({ params }) => ({ type: 'search', id: textOf(params.id) }),
  retryJob: job,
  cancelJob: job,
  exportAudit: () => ({ type: 'audit' }),
};
