import {
  type CheckedText,
  type Fact,
  factValue,
  NARRATIVE_TOKEN_BUDGET,
  type SessionFigures,
  type SummaryResponse,
} from '@lqc/contracts';
import {
  chapterFacts,
  type ChapterInput,
  chooseVoices,
  type FactSheet,
  Model,
  writeSummary,
} from '@lqc/drafting';
import { draftNotes, jobSteps } from '@lqc/phrases';
import { loadChapter } from '../loading/load-chapter.js';
import { figuresOf } from '../loading/load-session.js';
import type { Job, JobContext } from '../runtime/job-context.js';
import { paced } from '../runtime/paced.js';
import { orientationChart, sectorChart } from './draw-chart.job.js';
import { DRAFT_EVERY_MS } from './draft-store.js';
import { storePicture } from './picture.js';

const PREVIEW_NARRATIVES = 20;

/** Writes a chapter's draft, by the language model or by rules, and checks it against the data. */
export const summarise: Job<'write-summary'> = async (
  { sessionId, request, isRenamed },
  context,
) => {
  context.report(5, jobSteps.computing);
  const { chapter, session } = await loadChapter(context.database, sessionId, request);
  const sheet = chapterFacts(chapter);
  const charts =
    sheet.chapter === 'bab_4'
      ? {
          orientation: await drawnOrNot(orientationChart, figuresOf(session), context),
          sectors: await drawnOrNot(sectorChart, figuresOf(session), context),
        }
      : null;
  const written =
    request.writer === 'automatic'
      ? await byRules(chapter, context)
      : await byModel(chapter, { sheet, samaran: request.samaran }, context);
  const ofSubject = (kind: Fact['kind'], quarter: Fact['quarter']) =>
    factValue(sheet.facts, { kind, subject: sheet.subject, quarter });
  return async (transaction) => ({
    indicator: sheet.subject,
    quarter_now: request.quarter_now,
    quarter_before: request.quarter_before,
    avg_now: ofSubject('average', 'now'),
    avg_before: ofSubject('average', 'before'),
    n_now: ofSubject('answers', 'now'),
    n_before: ofSubject('answers', 'before'),
    facts: [...sheet.facts],
    charts: charts && {
      orientation:
        charts.orientation && (await storePicture(charts.orientation, context, transaction)),
      sectors: charts.sectors && (await storePicture(charts.sectors, context, transaction)),
    },
    ...written,
    notes: [...ofNames(isRenamed), ...written.notes],
  });
};

/** What a reader must know of the names that were typed for the quarters. */
const ofNames = (isRenamed = false): string[] => (isRenamed ? [draftNotes.otherQuarter] : []);

/** A chart that cannot be drawn is named in the log; the chapter's text comes without it. */
async function drawnOrNot<Drawn>(
  draw: (figures: SessionFigures, context: JobContext) => Promise<Drawn>,
  figures: SessionFigures,
  context: JobContext,
): Promise<Drawn | null> {
  try {
    return await draw(figures, context);
  } catch (error) {
    context.signal.throwIfAborted();
    context.warn(`chart of BAB 4 not drawn: ${draw.name}`, error);
    return null;
  }
}

type Written = Pick<
  SummaryResponse,
  keyof CheckedText | 'writer' | 'model' | 'is_truncated' | 'shortened' | 'notes' | 'dropped'
>;

async function byRules(
  chapter: ChapterInput,
  { isolated }: JobContext,
  notes: readonly string[] = [],
): Promise<Written> {
  return {
    ...(await isolated('draftByRules', { chapter })),
    writer: 'automatic',
    model: null,
    is_truncated: false,
    shortened: [],
    notes: [...notes],
    dropped: [],
  };
}

/** By the language model; by rules, with the reason, where nothing of what it answered can be used. */
async function byModel(
  chapter: ChapterInput,
  { sheet, samaran }: { readonly sheet: FactSheet; readonly samaran: boolean },
  context: JobContext,
): Promise<Written> {
  const { database, llm, signal, report, isolated } = context;
  const model = new Model({ ...llm, config: await database.settings.llm() });
  const drafts = paced(DRAFT_EVERY_MS, (draft: string) => report(50, jobSteps.writing, draft));
  report(20, jobSteps.asking);
  const names = await database.names.all();
  const { checked, notes, dropped, isTruncated, shortened } = await writeSummary(sheet, {
    model,
    samaran,
    names,
    signal,
    onDraft: drafts.next,
    read: (answers) => isolated('readDraft', { chapter, answers, samaran, names }),
  }).finally(drafts.stop);
  if (!checked) return byRules(chapter, context, notes);
  return {
    ...checked,
    writer: 'model',
    model: model.name,
    is_truncated: isTruncated,
    shortened: [...shortened],
    notes: [...notes],
    dropped: [...dropped],
  };
}

/** Checks a draft that a person has edited against the data again. */
export const checkSummary: Job<'check-summary'> = async ({ sessionId, request }, context) => {
  context.report(20, jobSteps.checking);
  const { chapter } = await loadChapter(context.database, sessionId, request);
  const { summary: text, bound = [] } = request;
  const checked = await context.isolated('checkText', { chapter, text, bound });
  return async () => checked;
};

/** Shows what a draft would be written from: its facts, narratives and sources. */
export const previewSummary: Job<'preview-summary'> = async (
  { sessionId, request, isRenamed },
  context,
) => {
  context.report(20, jobSteps.computing);
  const loaded = await loadChapter(context.database, sessionId, request);
  const { session } = loaded;
  const { facts, voices } = chapterFacts(loaded.chapter);
  const chapter = request.chapter!;
  const chosen = chooseVoices(voices, NARRATIVE_TOKEN_BUDGET);
  const contacts = new Set(voices.map(({ contactId }) => contactId));
  const sources = Object.values(session.quarters).filter((quarter) => quarter !== null);
  // Chapter 4 has no narratives; its figures are of every contact.
  const contactCount =
    chapter === 'bab_4' ? (session.quarters.now?.survey.contacts.length ?? 0) : contacts.size;
  return async () => ({
    summary: {
      contacts: contactCount,
      narratives: voices.length,
      facts: facts.length,
      estimated_tokens: chosen.tokens,
      shortened: chosen.shortened.length,
    },
    data_structure: [
      { name: 'fakta', entries: facts.length },
      { name: 'narasi', entries: voices.length },
      { name: 'kontak', entries: contactCount },
    ],
    raw_data_preview: chosen.voices
      .slice(0, PREVIEW_NARRATIVES)
      .map(({ contact, indicator, narrative }) => ({ contact, indicator, narrative })),
    processed_data: [...facts],
    data_sources: sources.map(({ source }) => ({
      label: source.label,
      file_name: source.file_name,
      upload_date: source.upload_date,
      sha256: source.sha256,
    })),
    chapter,
    analysis_type: request.analysis_type ?? null,
    indicator_type: request.indicator_type ?? null,
    notes: ofNames(isRenamed),
  });
};
