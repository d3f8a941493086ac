import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';
import { chosenNarratives } from './chosen-narratives.js';
import { storePicture } from './picture.js';
import { rankedWords } from './ranked-words.js';

/** Words in a word cloud. */
const CLOUD_WORDS = 100;

/** A word cloud of one indicator's narratives. */
export const drawWordCloudOf: Job<'draw-word-cloud'> = async (
  { sessionId, request, office },
  context,
) => {
  const chosen = await chosenNarratives(sessionId, request, context);
  const { source } = chosen;
  context.report(30, jobSteps.drawing);
  const asked = { indicator: request.text_type, mode: request.mode, office };
  const words = (await rankedWords(chosen, asked, context)).slice(0, CLOUD_WORDS);
  const { png, leftOut } = await context.isolated('drawWordCloud', {
    ...source,
    words: words.map(({ word, score }) => ({ word, weight: score })),
  });
  const title = `${source.indicator} – ${source.period}`;
  const cloud = { ...source, title, png, words, left_out: leftOut };
  return (transaction) => storePicture(cloud, context, transaction);
};
