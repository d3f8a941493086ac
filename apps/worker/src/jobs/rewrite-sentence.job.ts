import { CodedError, type SentenceProposal } from '@lqc/contracts';
import {
  isWrittenByRules,
  Model,
  rewriteByModel,
  sectionFacts,
  sectionInput,
  type SoughtSentence,
} from '@lqc/drafting';
import { jobSteps } from '@lqc/phrases';
import { loadSession } from '../loading/load-session.js';
import type { Job, JobContext } from '../runtime/job-context.js';

type ChapterInput = ReturnType<typeof sectionInput>;

/**
 * Proposes what could stand in the place of a sentence. A model that can't be asked holds nobody up:
 * the proposals are then by rules, which need none.
 */
export const rewriteSentence: Job<'rewrite-sentence'> = async (
  { reportId, sectionId, request: { sentence } },
  context,
) => {
  const { database, llm, isolated, signal, warn } = context;
  const [section, found] = await Promise.all([
    database.reports.section(reportId, sectionId),
    database.reports.head(reportId),
  ]);
  if (!section || !found) throw new CodedError('REPORT_SECTION_NOT_FOUND');
  const { quarters } = await loadSession(database, found.head.session_id);
  const chapter = sectionInput(section, quarters);
  const sought = { text: section.text, sentence };
  const names = await database.names.all();
  const read = (answer: string | null) =>
    isolated('readRewriting', { chapter, answer, sought, names });
  let proposals: SentenceProposal[] | null = null;
  if (llm.apiKey && !isWrittenByRules(section))
    try {
      proposals = await byModel(chapter, sought, { names, read }, context);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CodedError)) throw error;
      warn('no model to rewrite a sentence', error);
    }
  proposals ??= await read(null);
  return async () => ({ proposals: proposals ?? [] });
};

async function byModel(
  chapter: ChapterInput,
  { sentence }: SoughtSentence,
  {
    names,
    read,
  }: {
    readonly names: readonly string[];
    readonly read: (answer: string | null) => Promise<SentenceProposal[]>;
  },
  context: JobContext,
): Promise<SentenceProposal[]> {
  const { database, llm, ownerId, signal, report } = context;
  await database.usage.requireModelBudget(ownerId, await database.settings.limits());
  report(20, jobSteps.asking);
  const model = new Model({ ...llm, config: await database.settings.llm() });
  return rewriteByModel(sectionFacts(chapter), sentence, { model, names, signal, read });
}
