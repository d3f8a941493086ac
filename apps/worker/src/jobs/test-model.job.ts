import { Model } from '@lqc/drafting';
import { jobSteps, messages } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';

/** Asks the configured model for one word. */
export const testModel: Job<'test-model'> = async (_, { database, llm, signal, report }) => {
  const model = new Model({ ...llm, config: await database.settings.llm() });
  report(20, jobSteps.asking);
  const started = performance.now();
  await model.ask([{ role: 'user', content: 'Jawab dengan satu kata: siap' }], { signal });
  const duration = Math.round(performance.now() - started);
  return async () => ({
    success: true,
    message: messages.modelReplied,
    model: model.name,
    duration_ms: duration,
  });
};
