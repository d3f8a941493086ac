import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';
import { chosenNarratives } from './chosen-narratives.js';
import { storePicture } from './picture.js';

/** Words in a word cloud. */
const CLOUD_WORDS = 100;

/** A word cloud of one indicator's narratives. */
export const drawWordCloudOf: Job<'draw-word-cloud'> = async ({ sessionId, request }, context) => {
  const { narratives, source } = await chosenNarratives(sessionId, request, context);
  context.report(30, jobSteps.drawing);
  const { words, png, leftOut } = await context.isolated('drawWordCloud', {
    ...source,
    key: request.text_type,
    narratives: narratives.map(({ narrative }) => narrative),
    maxWords: CLOUD_WORDS,
  });
  const title = `${source.indicator} – ${source.period}`;
  const cloud = { ...source, title, png, words, left_out: leftOut };
  return (transaction) => storePicture(cloud, context, transaction);
};
