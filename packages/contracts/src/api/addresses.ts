import { WORKBOOK_ADDRESSES } from '../workbooks.js';

export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path on the gateway, with its parameters in braces: `/api/v1/files/{id}/quality`. */
  readonly path: string;
  /** True when each call makes something new, so that the same call sent twice would make it twice. */
  readonly creates?: true;
}

/**
 * Method and path of every route of the gateway. They are kept apart from the routes' schemas so
 * that the browser can call a route without loading the validation library.
 */
export const ADDRESSES = {
  // Signing in and accounts
  login: { method: 'POST', path: '/api/node/login' },
  logout: { method: 'POST', path: '/api/node/logout' },
  me: { method: 'GET', path: '/api/v1/me' },
  changePassword: { method: 'POST', path: '/api/v1/me/password' },
  signOutEverywhere: { method: 'POST', path: '/api/v1/me/sign-out-everywhere' },
  listUsers: { method: 'GET', path: '/api/v1/admin/users' },
  createUser: { method: 'POST', path: '/api/v1/admin/users' },
  updateUser: { method: 'PATCH', path: '/api/v1/admin/users/{id}' },
  resetPassword: { method: 'POST', path: '/api/v1/admin/users/{id}/reset-password' },
  signOutUser: { method: 'POST', path: '/api/v1/admin/users/{id}/sign-out' },

  // The audit log
  auditEvents: { method: 'GET', path: '/api/v1/admin/audit' },
  exportAudit: { method: 'GET', path: '/api/v1/admin/audit/export' },

  // The chat assistant
  chatHealth: { method: 'GET', path: '/api/v1/chat/health' },
  chat: { method: 'POST', path: '/api/v1/chat/{session}' },
  continueChat: { method: 'POST', path: '/api/v1/chat/{session}/continue' },
  regenerateChat: { method: 'POST', path: '/api/v1/chat/{session}/regenerate' },
  stopChat: { method: 'POST', path: '/api/v1/chat/{session}/stop' },
  chatEvents: { method: 'GET', path: '/api/v1/chat/{session}/messages/{id}/events' },
  chatHistory: { method: 'GET', path: '/api/v1/chat/{session}/history' },
  clearChat: { method: 'DELETE', path: '/api/v1/chat/{session}/history' },
  exportChat: { method: 'GET', path: '/api/v1/chat/{session}/export' },

  // Contacts that a person matched with a company of the register
  confirmedCompanies: { method: 'GET', path: '/api/v1/company-matches' },
  confirmCompany: { method: 'POST', path: '/api/v1/company-matches' },
  forgetCompany: { method: 'POST', path: '/api/v1/company-matches/forget' },
  giveSector: { method: 'POST', path: '/api/v1/company-sectors' },
  takeSectorBack: { method: 'POST', path: '/api/v1/company-sectors/forget' },

  // Downloads of workbooks and pictures
  ...WORKBOOK_ADDRESSES,
  orientationChart: { method: 'GET', path: '/api/v1/generate-chart-orientasi/{session}' },
  sectorChart: { method: 'GET', path: '/api/v1/generate-chart-lapangan-usaha/{session}' },
  downloadOrientationChart: { method: 'GET', path: '/api/v1/download-chart-orientasi/{session}' },
  downloadSectorChart: { method: 'GET', path: '/api/v1/download-chart-lapangan-usaha/{session}' },
  artifact: { method: 'GET', path: '/api/v1/artifacts/{id}' },

  // Stored workbooks
  userFiles: { method: 'POST', path: '/api/node/get-user-files' },
  quarterlyFile: { method: 'POST', path: '/api/node/get-quarterly-file-by-id' },
  companyFile: { method: 'POST', path: '/api/node/get-company-file' },
  recogniseFile: { method: 'POST', path: '/api/v1/files/recognise' },
  uploadQuarterlyFile: { method: 'POST', path: '/api/node/upload-quarterly-file', creates: true },
  uploadCompanyFile: { method: 'POST', path: '/api/node/upload-company-file', creates: true },
  deleteFile: { method: 'POST', path: '/api/node/delete-file' },
  setFilePeriod: { method: 'POST', path: '/api/v1/files/{id}/period' },
  fileQuality: { method: 'GET', path: '/api/v1/files/{id}/quality' },
  loadSampleData: { method: 'POST', path: '/api/v1/admin/sample-data', creates: true },
  removeSampleData: { method: 'DELETE', path: '/api/v1/admin/sample-data' },

  sampleData: { method: 'GET', path: '/api/v1/admin/sample-data' },

  // What was deleted
  undoables: { method: 'GET', path: '/api/v1/undo' },
  undo: { method: 'POST', path: '/api/v1/undo/{id}' },

  // All stored quarters
  history: { method: 'GET', path: '/api/v1/history' },
  historyOverview: { method: 'GET', path: '/api/v1/history/overview' },
  historyCells: { method: 'GET', path: '/api/v1/history/cells' },
  historyAnswers: { method: 'GET', path: '/api/v1/history/answers' },
  search: { method: 'GET', path: '/api/v1/search' },
  exportSearch: { method: 'GET', path: '/api/v1/search/export' },
  savedSearches: { method: 'GET', path: '/api/v1/saved-searches' },
  saveSearch: { method: 'POST', path: '/api/v1/saved-searches', creates: true },
  seeSavedSearch: { method: 'POST', path: '/api/v1/saved-searches/{id}/seen' },
  forgetSearch: { method: 'DELETE', path: '/api/v1/saved-searches/{id}' },
  themes: { method: 'GET', path: '/api/v1/themes' },
  themeSentences: { method: 'GET', path: '/api/v1/themes/{key}/sentences' },
  saveThemes: { method: 'POST', path: '/api/v1/admin/themes' },
  resetThemes: { method: 'DELETE', path: '/api/v1/admin/themes' },
  contacts: { method: 'GET', path: '/api/v1/contacts' },
  contact: { method: 'GET', path: '/api/v1/contacts/{key}' },
  plan: { method: 'GET', path: '/api/v1/plan' },
  choosePlan: { method: 'POST', path: '/api/v1/plan' },
  setSectorTargets: { method: 'POST', path: '/api/v1/plan/targets' },
  exportPlan: { method: 'GET', path: '/api/v1/plan/export' },
  contradictions: { method: 'GET', path: '/api/v1/contradictions' },
  noteFindings: { method: 'GET', path: '/api/v1/note-findings' },
  decideContradiction: { method: 'POST', path: '/api/v1/contradictions' },

  // Notes that are taken at the visit
  captureEvents: { method: 'POST', path: '/api/v1/capture/events' },
  captureKey: { method: 'GET', path: '/api/v1/capture/key' },
  captureNotes: { method: 'GET', path: '/api/v1/capture/notes' },
  captureNote: { method: 'GET', path: '/api/v1/capture/notes/{id}' },
  finishNote: { method: 'POST', path: '/api/v1/capture/notes/{id}/finish' },
  joinNotes: { method: 'POST', path: '/api/v1/capture/notes/{id}/join' },
  abandonNote: { method: 'POST', path: '/api/v1/capture/notes/{id}/abandon' },
  noteSheet: { method: 'GET', path: '/api/v1/capture/notes/{id}/sheet' },
  captureQuarter: { method: 'POST', path: '/api/v1/capture/quarters' },

  // Running jobs
  job: { method: 'GET', path: '/api/v1/jobs/{id}' },
  jobEvents: { method: 'GET', path: '/api/v1/jobs/{id}/events' },
  cancelJob: { method: 'DELETE', path: '/api/v1/jobs/{id}' },

  // Merging many diary notes into one workbook
  previewMerge: { method: 'POST', path: '/api/v1/excel-merger/preview-merge' },
  merge: { method: 'POST', path: '/api/v1/excel-merger/merge' },
  storeMerged: { method: 'POST', path: '/api/v1/excel-merger/merged/{id}/store', creates: true },

  // Operation of the product
  adminStatus: { method: 'GET', path: '/api/v1/admin/status' },
  operations: { method: 'GET', path: '/api/v1/admin/operations' },
  usageLimits: { method: 'GET', path: '/api/v1/admin/limits' },
  saveUsageLimits: { method: 'POST', path: '/api/v1/admin/limits' },
  sectorWeights: { method: 'GET', path: '/api/v1/admin/sector-weights' },
  saveSectorWeights: { method: 'POST', path: '/api/v1/admin/sector-weights', creates: true },
  removeSectorWeights: { method: 'DELETE', path: '/api/v1/admin/sector-weights/{id}' },
  retryJob: { method: 'POST', path: '/api/v1/admin/jobs/{id}/retry' },
  live: { method: 'GET', path: '/api/health/live' },
  ready: { method: 'GET', path: '/api/health/ready' },
  metrics: { method: 'GET', path: '/api/metrics' },
  openapi: { method: 'GET', path: '/api/docs-json' },

  // Analysis sessions
  startSession: { method: 'POST', path: '/api/v1/sessions' },
  listSessions: { method: 'GET', path: '/api/v1/sessions' },
  session: { method: 'GET', path: '/api/v1/sessions/{session}' },
  indicatorDetail: { method: 'GET', path: '/api/v1/sessions/{session}/indicators/{key}' },
  sectorCompanies: { method: 'GET', path: '/api/v1/sessions/{session}/sectors/{name}' },
  uploadFile1: { method: 'POST', path: '/api/v1/upload-file-1', creates: true },
  uploadFile2: { method: 'POST', path: '/api/v1/upload-file-2' },
  uploadFile3: { method: 'POST', path: '/api/v1/upload-file-3-tabulation' },
  compare: { method: 'GET', path: '/api/v1/compare/{session}' },
  panel: { method: 'GET', path: '/api/v1/sessions/{session}/panel/{key}' },
  expectations: { method: 'GET', path: '/api/v1/sessions/{session}/expectations' },
  expectationContacts: {
    method: 'GET',
    path: '/api/v1/sessions/{session}/expectations/{key}',
  },
  resetSession: { method: 'POST', path: '/api/v1/reset-session-data/{session}' },

  // Words of the narratives
  availableIndicators: { method: 'GET', path: '/api/v1/get-available-indicators/{session}' },
  tfIdf: { method: 'POST', path: '/api/v1/generate-tfidf/{session}' },
  wordcloud: { method: 'POST', path: '/api/v1/generate-wordcloud/{session}' },
  officeWords: { method: 'GET', path: '/api/v1/office-words' },
  setOfficeWord: { method: 'POST', path: '/api/v1/office-words' },
  forgetOfficeWord: { method: 'POST', path: '/api/v1/office-words/forget' },
  keyword: { method: 'GET', path: '/api/v1/sessions/{session}/keywords' },

  // Drafts of the report
  summary: { method: 'POST', path: '/api/v1/generate-llm-summary/{session}' },
  summaryBab4: { method: 'POST', path: '/api/v1/generate-llm-summary-bab4/{session}' },
  checkSummary: { method: 'POST', path: '/api/v1/check-llm-summary/{session}' },
  chapterSentences: { method: 'POST', path: '/api/v1/ready-sentences/{session}' },
  availableSectors: { method: 'GET', path: '/api/v1/get-available-sectors-bab3/{session}' },
  dataPreview: { method: 'POST', path: '/api/v1/debug/data-preview/{session}' },

  // Saved conclusions
  saveConclusion: { method: 'POST', path: '/api/node/save-llm-result', creates: true },
  conclusions: { method: 'POST', path: '/api/node/get-llm-results' },
  deleteConclusion: { method: 'POST', path: '/api/node/delete-llm-result' },

  // The report
  reports: { method: 'GET', path: '/api/v1/reports' },
  createReport: { method: 'POST', path: '/api/v1/reports', creates: true },
  report: { method: 'GET', path: '/api/v1/reports/{id}' },
  reportOutline: { method: 'GET', path: '/api/v1/reports/{id}/outline' },
  changeReport: { method: 'PATCH', path: '/api/v1/reports/{id}' },
  deleteReport: { method: 'DELETE', path: '/api/v1/reports/{id}' },
  draftReport: { method: 'POST', path: '/api/v1/reports/{id}/draft', creates: true },
  setReportState: { method: 'POST', path: '/api/v1/reports/{id}/state' },
  releaseCheck: { method: 'GET', path: '/api/v1/reports/{id}/release-check' },
  overrideFinding: { method: 'POST', path: '/api/v1/reports/{id}/release-check' },
  exportReport: { method: 'POST', path: '/api/v1/reports/{id}/export' },
  reportSections: { method: 'GET', path: '/api/v1/reports/{id}/sections' },
  addSection: { method: 'POST', path: '/api/v1/reports/{id}/sections', creates: true },
  saveSection: { method: 'PUT', path: '/api/v1/reports/{id}/sections/{section}' },
  holdSection: { method: 'POST', path: '/api/v1/reports/{id}/sections/{section}/hold' },
  releaseSection: { method: 'DELETE', path: '/api/v1/reports/{id}/sections/{section}/hold' },
  sectionVersions: { method: 'GET', path: '/api/v1/reports/{id}/sections/{section}/versions' },
  sectionComments: { method: 'GET', path: '/api/v1/reports/{id}/sections/{section}/comments' },
  comment: {
    method: 'POST',
    path: '/api/v1/reports/{id}/sections/{section}/comments',
    creates: true,
  },
  closeComment: {
    method: 'POST',
    path: '/api/v1/reports/{id}/sections/{section}/comments/{comment}/close',
  },
  rewriteSentence: { method: 'POST', path: '/api/v1/reports/{id}/sections/{section}/rewrite' },
  sectionSentences: {
    method: 'GET',
    path: '/api/v1/reports/{id}/sections/{section}/sentences',
  },
  explainRed: { method: 'POST', path: '/api/v1/reports/{id}/sections/{section}/reasons' },
  reportSettings: { method: 'GET', path: '/api/v1/report-settings' },
  saveReportSettings: { method: 'POST', path: '/api/v1/admin/report-settings' },
  reportTemplate: { method: 'GET', path: '/api/v1/report-template' },
  reportTemplateFile: { method: 'GET', path: '/api/v1/admin/report-template' },
  saveReportTemplate: { method: 'POST', path: '/api/v1/admin/report-template' },
  removeReportTemplate: { method: 'DELETE', path: '/api/v1/admin/report-template' },

  // The language model
  llmConfig: { method: 'GET', path: '/api/v1/admin/config' },
  saveLlmConfig: { method: 'POST', path: '/api/v1/admin/config' },
  testModel: { method: 'POST', path: '/api/v1/admin/config/test' },
} as const satisfies Record<string, Address>;

export type RouteName = keyof typeof ADDRESSES;

/**
 * The path of a route with its parameters filled in and percent-encoded.
 *
 * @throws Error when a parameter of the path is missing
 */
export function pathOf(name: RouteName, params: Readonly<Record<string, string>> = {}): string {
  return ADDRESSES[name].path.replace(/\{(\w+)\}/g, (_braces, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`${name} is called without ${key}`);
    return encodeURIComponent(value);
  });
}
