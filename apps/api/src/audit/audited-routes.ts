import type { AuditAction, RouteName } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { LiaisonRequest } from '../http/request.js';
import type { AuditObject } from './audit-object.js';

interface Audited {
  readonly action: AuditAction;
  /** Asked before the act, for afterwards the object may be gone. */
  readonly object?: (
    request: LiaisonRequest,
    database: Database,
  ) => AuditObject | null | Promise<AuditObject | null>;
}

type Fields = Readonly<Record<string, unknown>>;
const bodyOf = ({ body }: LiaisonRequest) => (body ?? {}) as Fields;
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** What may be changed of an account; a body may hold anything else, a password too. */
const CHANGES_TOLD = ['role', 'disabled'] as const;
const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

async function account(request: LiaisonRequest, { users }: Database): Promise<AuditObject> {
  const id = String(request.params.id);
  const user = await users.findById(id).catch(() => null);
  const body = bodyOf(request);
  const changes = CHANGES_TOLD.filter((name) => isPlain(body[name])).map(
    (name) => `${name}=${String(body[name])}`,
  );
  const label = [user?.username, ...changes].filter(Boolean).join(' ');
  return { type: 'account', id, label };
}

async function file(id: string | null, { files }: Database): Promise<AuditObject> {
  const row = id ? await files.find(id).catch(() => null) : await files.findCompanyFile();
  return { type: 'file', id: row?.id ?? id, label: row?.label ?? row?.file_name ?? null };
}

function upload(request: LiaisonRequest): AuditObject {
  const { label, fileName } = bodyOf(request);
  const files = request.received ?? request.uploads?.values() ?? [];
  const sent = [...files].map((file) => file.fileName);
  const names = [textOf(label), textOf(fileName), ...sent];
  return { type: 'file', label: names.filter(Boolean).join(' · ') };
}

const analysis = (request: LiaisonRequest): AuditObject => ({
  type: 'analysis',
  id: textOf(request.params.session) ?? textOf(request.params.id),
  label: request.routeName ?? null,
});

function company(request: LiaisonRequest): AuditObject {
  const { contact, contact_key: key, company: name } = bodyOf(request);
  const names = [textOf(contact) ?? textOf(key), textOf(name)];
  return { type: 'company', label: names.filter(Boolean).join(' = ') };
}

const ofOneself = ({ signedIn }: LiaisonRequest): AuditObject | null =>
  signedIn ? { type: 'account', id: signedIn.user.id, label: signedIn.user.username } : null;

/** Every act that leaves a row in the audit log, and on what. Reading figures leaves none. */
export const AUDITED: Partial<Record<RouteName, Audited>> = {
  login: {
    action: 'sign-in',
    // What nobody is called may be a password in the wrong field: it is not kept.
    object: async (request, { users }) => {
      const user = await users.findByName(textOf(bodyOf(request).username) ?? '');
      return user && { type: 'account', id: user.id, label: user.username };
    },
  },
  logout: { action: 'sign-out', object: ofOneself },
  signOutEverywhere: { action: 'sign-out-everywhere', object: ofOneself },
  changePassword: { action: 'change-password', object: ofOneself },
  createUser: {
    action: 'create-account',
    object: (request) => {
      const { username, role } = bodyOf(request);
      return { type: 'account', label: `${textOf(username)} role=${textOf(role)}` };
    },
  },
  updateUser: { action: 'change-account', object: account },
  resetPassword: { action: 'reset-password', object: account },
  signOutUser: { action: 'sign-out-account', object: account },
  uploadQuarterlyFile: { action: 'store-quarter', object: upload },
  uploadCompanyFile: { action: 'store-companies', object: upload },
  deleteFile: {
    action: 'delete-file',
    object: (request, database) => file(textOf(bodyOf(request).fileId), database),
  },
  loadSampleData: { action: 'load-samples' },
  quarterlyFile: {
    action: 'take-file',
    object: (request, database) => file(textOf(bodyOf(request).id), database),
  },
  companyFile: { action: 'take-file', object: (_request, database) => file(null, database) },
  exportComparison: { action: 'export-workbook', object: analysis },
  tabulation: { action: 'export-workbook', object: analysis },
  exportBab2: { action: 'export-workbook', object: analysis },
  exportBab3: { action: 'export-workbook', object: analysis },
  downloadOrientationChart: { action: 'export-workbook', object: analysis },
  downloadSectorChart: { action: 'export-workbook', object: analysis },
  artifact: { action: 'export-workbook', object: analysis },
  resetSession: { action: 'reset-analysis', object: analysis },
  saveConclusion: {
    action: 'keep-conclusion',
    object: (request) => ({ type: 'conclusion', label: textOf(bodyOf(request).indicator) }),
  },
  deleteConclusion: {
    action: 'delete-conclusion',
    object: (request) => ({ type: 'conclusion', id: textOf(bodyOf(request).resultId) }),
  },
  clearChat: { action: 'clear-chat', object: analysis },
  exportChat: { action: 'export-workbook', object: analysis },
  confirmCompany: { action: 'confirm-company', object: company },
  forgetCompany: { action: 'forget-company', object: company },
  merge: { action: 'merge-workbooks', object: upload },
  storeMerged: { action: 'store-quarter', object: upload },
  saveLlmConfig: {
    action: 'change-model',
    object: (request) => ({ type: 'model', label: textOf(bodyOf(request).xai_model) }),
  },
  testModel: { action: 'test-model' },
  retryJob: {
    action: 'retry-job',
    object: ({ params }) => ({ type: 'job', id: textOf(params.id) }),
  },
  exportAudit: { action: 'take-audit', object: () => ({ type: 'audit' }) },
};
