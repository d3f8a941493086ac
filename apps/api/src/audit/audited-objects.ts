import {
  type AuditedRoute,
  type BodyOf,
  NARROWED_BY,
  type NarrowedBy,
  quarterName,
  ReportSettings,
  SearchRequest,
  type UndoKind,
  USAGE_LIMITS,
} from '@lqc/contracts';
import type { Database } from '@lqc/database';
import { type AuditObject, joined } from '../http/audit-object.js';
import type { LiaisonRequest } from '../http/request.js';
import { type Asked, type Fields, fieldsOf, type ObjectOf, ofNothing, textOf } from './asked.js';
import { changedReport, report, reportGone, reportState, section } from './audited-reports.js';
import { themeChanges } from './theme-changes.js';

/**
 * The fields of an account that are logged; the rest of a body is not, as it may hold a password.
 */
const CHANGES_TOLD = ['role', 'disabled'] as const;
const PLAIN: ReadonlySet<string> = new Set(['string', 'boolean', 'number']);
const isPlain = (value: unknown) => PLAIN.has(typeof value);

/** Fields of a body as `name=value`, and as `name=was→value` where another value is known that they had. */
function named<Name extends string>(
  fields: Fields,
  names: readonly Name[],
  had: Partial<Record<Name, unknown>> | null = null,
): string[] {
  const was = (name: Name) =>
    isPlain(had?.[name]) && had![name] !== fields[name] ? `${String(had![name])}→` : '';
  return names
    .filter((name) => isPlain(fields[name]))
    .map((name) => `${name}=${was(name)}${String(fields[name])}`);
}

/** An object of which the body's own texts say all. */
const said =
  <Body extends object>(
    type: AuditObject['type'],
    names: readonly (keyof Body)[],
    between = ' · ',
  ): ObjectOf<Body> =>
  ({ body }) => {
    const texts = names.flatMap((name) => textOf(body[name]) || []);
    return { type, label: texts.join(between) || null };
  };

/** Settings, by those of them that the body changes. */
const changedFields =
  (type: AuditObject['type'], all: object): ObjectOf =>
  ({ body }) => ({ type, label: named(fieldsOf(body), Object.keys(all)).join(' ') });

async function account({ request, body, database }: Asked): Promise<AuditObject> {
  const id = String(request.params.id);
  const user = await database.users.findById(id).catch(ofNothing);
  const told = named(fieldsOf(body), CHANGES_TOLD, user);
  return { type: 'account', id, label: [user?.username, ...told].filter(Boolean).join(' ') };
}

async function file(id: string | null, { files }: Database): Promise<AuditObject> {
  const row = id ? await files.find(id).catch(ofNothing) : await files.findCompanyFile();
  return { type: 'file', id: row?.id ?? id, label: row?.label ?? row?.file_name ?? null };
}

/** A file, and the calendar quarter that is said of it. */
async function filePeriod(asked: Asked<BodyOf<'setFilePeriod'>>): Promise<AuditObject> {
  const { label, ...found } = await file(textOf(asked.request.params.id), asked.database);
  return { ...found, label: joined([label, quarterName(asked.body)]) };
}

/** How many sample files go, and what stands on them alone; reports that go have rows of their own. */
async function samples({ database: { files } }: Asked): Promise<AuditObject> {
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
async function job({ request, database: { runs, users } }: Asked): Promise<AuditObject> {
  const id = String(request.params.id);
  const run = await runs.find(id).catch(ofNothing);
  const owner = run && (await users.findById(run.ownerId));
  return { type: 'job', id, label: run && joined([run.name, owner?.username]) };
}

function upload({ request, body }: Asked): AuditObject {
  const { label, fileName } = fieldsOf(body);
  const files = request.received ?? request.uploads?.values() ?? [];
  const sent = [...files].map((file) => file.fileName);
  const names = [textOf(label), textOf(fileName), ...sent];
  return { type: 'file', label: joined(names) };
}

const analysis = ({ request }: Asked): AuditObject => ({
  type: 'analysis',
  id: textOf(request.params.session) ?? textOf(request.params.id),
  label: request.routeName ?? null,
});

async function storedTemplate({ database: { settings } }: Asked): Promise<AuditObject> {
  return { type: 'file', label: (await settings.reportTemplate())?.fileName ?? null };
}

/** The notes of a batch, and how many events it has of them; nothing of what was typed. */
function capturedNotes({ body: { events } }: Asked<BodyOf<'captureEvents'>>): AuditObject {
  const notes = [...new Set(events.map(({ note_id: id }) => id))];
  const label = [`${events.length} isian`, ...(notes.length > 1 ? notes : [])].join(' · ');
  return { type: 'note', id: notes.length === 1 ? notes[0]! : null, label };
}

const capturedNote: ObjectOf = ({ request, body }) => ({
  type: 'note',
  id: textOf(request.params.id),
  label: textOf(fieldsOf(body).reason),
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
async function broughtBack({ request, database: { undo } }: Asked): Promise<AuditObject | null> {
  const found = await undo.find(String(request.params.id)).catch(ofNothing);
  if (!found) return null;
  const { kind, name, of } = found;
  return {
    type: CAME_BACK_AS[kind],
    id: of,
    label: kind === 'replaced' ? `${name} · ${kind}` : name,
  };
}

/** What was searched for, and what it was narrowed by. */
async function search({ request, database: { files } }: Asked): Promise<AuditObject> {
  const valuesOf = (name: NarrowedBy) =>
    SearchRequest.shape[name].safeParse(request.query[name]).data ?? [];
  const quarters = (await files.findForSession(valuesOf('quarter')).catch(ofNothing)) ?? [];
  const others = NARROWED_BY.filter((name) => name !== 'quarter').flatMap(valuesOf);
  const words = [textOf(request.query.q), ...quarters.map(({ label }) => label), ...others];
  return { type: 'search', label: joined(words) };
}

const ofOneself = ({ request: { signedIn } }: Asked): AuditObject | null =>
  signedIn ? { type: 'account', id: signedIn.user.id, label: signedIn.user.username } : null;

/** Finds the object of each audited call; with `none` the act says all. */
const AUDITED_OBJECTS: { readonly [Name in AuditedRoute]: ObjectOf<BodyOf<Name>> | 'none' } = {
  // A name that no account has may be a password typed into the wrong field, so it is not logged.
  login: async ({ body, database }) => {
    const user = await database.users.findByName(body.username);
    return user && { type: 'account', id: user.id, label: user.username };
  },
  logout: ofOneself,
  signOutEverywhere: ofOneself,
  changePassword: ofOneself,
  createUser: ({ body: { username, role } }) => ({
    type: 'account',
    label: `${username} role=${role}`,
  }),
  updateUser: account,
  resetPassword: account,
  signOutUser: account,
  uploadQuarterlyFile: upload,
  uploadCompanyFile: upload,
  deleteFile: ({ body, database }) => file(body.fileId, database),
  undo: broughtBack,
  loadSampleData: 'none',
  removeSampleData: samples,
  setFilePeriod: filePeriod,
  quarterlyFile: ({ body, database }) => file(body.id, database),
  companyFile: ({ database }) => file(null, database),
  exportComparison: analysis,
  tabulation: analysis,
  exportBab2: analysis,
  exportBab3: analysis,
  downloadOrientationChart: analysis,
  downloadSectorChart: analysis,
  artifact: analysis,
  startSession: async ({ body, database }) => {
    const ids = [body.quarter_now_id, body.quarter_before_id, body.last_year_id];
    const found = await database.files.findForSession(ids.filter((id) => typeof id === 'string'));
    return { type: 'analysis', label: joined(found.map(({ label }) => label)) };
  },
  resetSession: analysis,
  saveConclusion: said('conclusion', ['indicator']),
  deleteConclusion: ({ body }) => ({ type: 'conclusion', id: body.resultId }),
  createReport: said('report', ['title']),
  changeReport: changedReport,
  deleteReport: reportGone,
  draftReport: report,
  setReportState: reportState,
  addSection: section,
  saveSection: section,
  rewriteSentence: section,
  comment: section,
  closeComment: section,
  explainRed: section,
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
  confirmCompany: said('company', ['contact', 'company_key'], ' = '),
  forgetCompany: said('company', ['contact_key']),
  giveSector: said('company', ['contact', 'sector'], ' = '),
  takeSectorBack: said('company', ['contact_key']),
  choosePlan: ({ body: { company_keys: keys, choice, target, date, person, status } }) => {
    const told = [choice ?? '-', target, date, person, status].filter(Boolean).join(' ');
    return { type: 'company', label: `${told} · ${keys.join(', ')}` };
  },
  exportPlan: (asked) => ({ ...analysis(asked), id: textOf(asked.request.query.target) }),
  // A score against its words, and the verdict; `-` takes one back.
  decideContradiction: async ({ body: { contact_id: id, indicator, verdict }, database }) => {
    const name = await database.contradictions.contactName(id).catch(ofNothing);
    return { type: 'contradiction', id, label: joined([name, indicator, verdict ?? '-']) };
  },
  setSectorTargets: ({ body: { target, aims } }) => ({
    type: 'company',
    label: `${target} · ${JSON.stringify(aims)}`,
  }),
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
  removeSectorWeights: async ({ request, database }) => {
    const id = textOf(request.params.id);
    const set = id && (await database.sectorWeights.read(id).catch(ofNothing));
    return { type: 'weights', id, label: set ? `${set.as_of} · ${set.source}` : null };
  },
  saveThemes: async ({ body: { themes }, database }) => {
    const before = await database.settings.themes();
    return { type: 'themes', label: joined(themeChanges(before.themes, themes)) };
  },
  setOfficeWord: ({ body: { word, shown_as: as } }) => ({
    type: 'words',
    label: as === null ? `${word} · hidden` : `${word} = ${as}`,
  }),
  forgetOfficeWord: ({ body: { word } }) => ({ type: 'words', label: `${word} · shown` }),
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
  forgetSearch: ({ request }) => ({ type: 'search', id: textOf(request.params.id) }),
  retryJob: job,
  cancelJob: job,
  exportAudit: () => ({ type: 'audit' }),
};

/** The object of an audited call as it is before the act, which may delete it. */
export function objectOf(request: LiaisonRequest, database: Database): ReturnType<ObjectOf> {
  const found = AUDITED_OBJECTS[request.routeName as AuditedRoute] as ObjectOf | 'none';
  return found === 'none' ? null : found({ request, body: request.body, database });
}
