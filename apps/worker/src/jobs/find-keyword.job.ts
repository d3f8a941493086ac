import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';
import { chosenNarratives } from './chosen-narratives.js';

/** Finds the sentences with a word, or with one that is shown as it, in one indicator's narratives, with their contacts. */
export const findKeyword: Job<'find-keyword'> = async ({ sessionId, request, office }, context) => {
  const { narratives, source } = await chosenNarratives(sessionId, request, context);
  const also = (office?.synonyms ?? []).flatMap(([word, shown]) =>
    shown === request.word ? [word] : [],
  );
  context.report(30, jobSteps.findingSentences);
  const found = await context.isolated('findKeyword', {
    narratives: narratives.map(({ narrative }) => narrative),
    words: [request.word, ...also],
  });
  return async () => ({
    ...source,
    word: request.word,
    matching_contacts: new Set(found.map(({ narrative }) => narrative)).size,
    sentences: found.map(({ narrative, sentence, matches }) => {
      const { contactId, contact, sheet } = narratives[narrative]!;
      return { contact_id: contactId, contact, sheet, sentence, matches };
    }),
  });
};
