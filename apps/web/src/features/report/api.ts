import type { WorkOptions } from '@lqc/client';
import type {
  ChangeReportRequest,
  CreateReportRequest,
  DraftReportRequest,
  Report,
  ReportChapter,
  ReportExportRequest,
  ReportSection,
  ReportSettings,
  SetReportStateRequest,
} from '@lqc/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { BoundText } from './editor/bound-text';
import { readReport } from './read-report';

/** How often a report is read again, so that one sees what colleagues do in it, and its drafting. */
const AGAIN_MS = 10_000;
const DRAFTING_AGAIN_MS = 2_500;

export const reports = infiniteQueryOptions({
  queryKey: ['reports'],
  queryFn: ({ pageParam }) =>
    api.call('reports', { query: pageParam === null ? {} : { before: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

const ON_ANALYSIS = ['reports', 'on'];

/** The report that is based on an analysis, else the latest on the same files; null where there is none. */
export const reportOn = (session: string) =>
  queryOptions({
    queryKey: [...ON_ANALYSIS, session],
    queryFn: async () => {
      const { reports: found } = await api.call('reports', { query: { session } });
      return found.find((one) => one.session_id === session) ?? found[0] ?? null;
    },
  });

export const reportOf = (id: string) =>
  queryOptions({
    queryKey: ['reports', id],
    queryFn: ({ client, queryKey, signal }) =>
      readReport(id, () => client.getQueryData<Report>(queryKey), signal),
    refetchInterval: ({ state }) => (state.data?.drafting ? DRAFTING_AGAIN_MS : AGAIN_MS),
  });

const ofSection = (id: string, section: string) => ({ params: { id, section } });

export const versionsOf = (id: string, section: ReportSection) =>
  infiniteQueryOptions({
    queryKey: ['reports', id, 'versions', section.id, section.version],
    queryFn: ({ pageParam }) =>
      api.call('sectionVersions', {
        ...ofSection(id, section.id),
        query: pageParam === null ? {} : { before: pageParam },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

export const commentsOf = (id: string, section: ReportSection) =>
  queryOptions({
    queryKey: ['reports', id, 'comments', section.id],
    queryFn: async ({ signal }) => {
      const asked = { ...ofSection(id, section.id), signal, background: true };
      return (await api.call('sectionComments', asked)).comments;
    },
    // As the report is, which tells how many there are.
    refetchInterval: AGAIN_MS,
  });

export const findingsOf = (id: string) =>
  queryOptions({
    queryKey: ['reports', id, 'findings'],
    queryFn: ({ signal }) => api.work('releaseCheck', { params: { id } }, { signal }),
    // The text may have changed since; a whole report is not checked because somebody looks at it again.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** What could stand in the place of a sentence; asked for once, since a model may be paid for it. */
export const proposalsFor = (id: string, section: ReportSection, sentence: string) =>
  queryOptions({
    queryKey: ['reports', id, 'rewriting', section.id, section.version, sentence],
    queryFn: async ({ signal }) => {
      const asked = { ...ofSection(id, section.id), body: { sentence } };
      return (await api.work('rewriteSentence', asked, { signal })).proposals;
    },
    staleTime: Infinity,
    retry: false,
  });

/** What the data let be said in a section; another analysis lets other things be said. */
export const sentencesFor = (
  { id, session_id: session }: Pick<Report, 'id' | 'session_id'>,
  { id: section }: ReportSection,
) =>
  queryOptions({
    queryKey: ['reports', id, 'sentences', section, session],
    queryFn: ({ signal }) => api.work('sectionSentences', ofSection(id, section), { signal }),
    staleTime: Infinity,
    retry: false,
  });

export const createReport = (body: CreateReportRequest) => api.call('createReport', { body });
export const changeReport = (id: string, body: ChangeReportRequest) =>
  api.call('changeReport', { params: { id }, body });
export const deleteReport = (id: string) => api.call('deleteReport', { params: { id } });

export const addSection = (id: string, chapter: ReportChapter, title: string) =>
  api.call('addSection', { params: { id }, body: { chapter, title } });
export const saveSection = (
  id: string,
  { id: section, version }: Pick<ReportSection, 'id' | 'version'>,
  { text, bound }: BoundText,
  { background = false } = {},
) =>
  api.call('saveSection', {
    ...ofSection(id, section),
    background,
    body: { text, version, bound: [...bound], only_draft: true },
  });
export const holdSection = (id: string, section: string) =>
  api.call('holdSection', ofSection(id, section));
export const releaseSection = (id: string, section: string) =>
  api.call('releaseSection', { ...ofSection(id, section), background: true });
export const explainRed = (id: string, section: string, sentence: string, reason: string) =>
  api.call('explainRed', { ...ofSection(id, section), body: { sentence, reason } });

export const comment = (
  id: string,
  section: string,
  body: { sentence: string; text: string; answers?: string },
) => api.call('comment', { ...ofSection(id, section), body });
export const closeComment = (id: string, section: string, one: string) =>
  api.call('closeComment', { params: { id, section, comment: one } });

export const draftReport = (id: string, body: DraftReportRequest, options: WorkOptions) =>
  api.work('draftReport', { params: { id }, body }, options);
export const setReportState = (id: string, body: SetReportStateRequest) =>
  api.call('setReportState', { params: { id }, body });
export const overrideFinding = (
  id: string,
  body: Parameters<typeof api.call<'overrideFinding'>>[1]['body'],
) => api.call('overrideFinding', { params: { id }, body });
export const exportReport = (id: string, body: ReportExportRequest, options: WorkOptions) =>
  api.work('exportReport', { params: { id }, body }, options);

export const reportSettings = queryOptions({
  queryKey: ['report settings'],
  queryFn: () => api.call('reportSettings'),
});
export const saveReportSettings = (body: ReportSettings) =>
  api.call('saveReportSettings', { body });

export const reportTemplate = queryOptions({
  queryKey: ['report template'],
  queryFn: () => api.call('reportTemplate'),
});
export const reportTemplateFile = () => api.file('reportTemplateFile');
export const saveReportTemplate = (file: File) =>
  api.call('saveReportTemplate', { files: { file }, body: {} });
export const removeReportTemplate = () => api.call('removeReportTemplate');

/** Reads a report again, without what is asked about it: for a proposal a model may be paid again. */
export const rereadReport = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: reportOf(id).queryKey, exact: true });

/** Puts a section that the server has answered with into the report that is shown. */
export const showSection = (queries: QueryClient, id: string, section: ReportSection) =>
  queries.setQueryData<Report>(
    reportOf(id).queryKey,
    (was) =>
      was && {
        ...was,
        sections: was.sections.map((one) => (one.id === section.id ? section : one)),
      },
  );

/** Puts a whole report there; the list of reports, and which one is of an analysis, are asked for anew. */
export function showReport(queries: QueryClient, report: Report): void {
  const { queryKey } = reportOf(report.id);
  // A reading that is under way would take it back.
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, report);
  void queries.invalidateQueries({ queryKey: reports.queryKey, exact: true });
  void queries.invalidateQueries({ queryKey: ON_ANALYSIS });
}
