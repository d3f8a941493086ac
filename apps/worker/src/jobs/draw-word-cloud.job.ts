import { jobSteps } from '@lqc/phrases';
import { base64 } from '../making/base64.js';
import type { Job } from '../runtime/job-context.js';
import { chosenNarratives } from './chosen-narratives.js';

/** Words in a word cloud. */
const CLOUD_WORDS = 100;

/** A word cloud of one indicator's narratives. */
export const drawWordCloudOf: Job<'draw-word-cloud'> = async ({ sessionId, request }, context) => {
  const { narratives, source } = await chosenNarratives(sessionId, request, context);
  context.report(30, jobSteps.drawing);
  const { words, png, leftOut } = await context.workshop.make(
    'wordCloud',
    {
      ...source,
      key: request.text_type,
      narratives: narratives.map(({ narrative }) => narrative),
      mostWords: CLOUD_WORDS,
    },
    context.signal,
  );
  return async () => ({
    ...source,
    title: `${source.indicator} – ${source.period}`,
    image_base64: base64(png),
    words,
    left_out: leftOut,
  });
};
