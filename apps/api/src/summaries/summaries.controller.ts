import { Controller } from '@nestjs/common';
import { CodedError, type SummaryRequest, summaryProblem } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { Call } from '../http/call.js';
import { Serves, ServesJobs } from '../http/serves.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Drafts of the report's chapters. */
@Controller()
@ServesJobs('checkSummary', 'chapterSentences')
export class SummariesController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly database: Database,
  ) {}

  @Serves('summary')
  summary(call: Call<'summary'>) {
    return this.#asked(call);
  }

  @Serves('summaryBab4')
  summaryBab4(call: Call<'summaryBab4'>) {
    if (call.body.chapter !== 'bab_4') throw new CodedError('SUMMARY_NOT_BAB4');
    return this.#asked(call);
  }

  @Serves('dataPreview')
  dataPreview(call: Call<'dataPreview'>) {
    const problem = summaryProblem(call.body);
    if (problem) throw new CodedError(problem);
    return askedIn(call);
  }

  @Serves('availableSectors')
  async availableSectors({ session, request }: Call<'availableSectors'>) {
    const figures = await this.sessions.figures(session, request);
    if (!figures?.main_result) throw new CodedError('QUARTER_NOT_LOADED');
    return { sectors: Object.keys(figures.main_result.lu_totals) };
  }

  async #asked(call: Call<'summary' | 'summaryBab4'>) {
    await this.#requireSamaran(call.body);
    return askedIn(call);
  }

  /**
   * @throws CodedError `SAMARAN_REQUIRED` when names would be sent to the model without permission
   */
  async #requireSamaran({ samaran, writer }: SummaryRequest): Promise<void> {
    if (samaran || writer !== 'model') return;
    const { names_may_go: mayGo } = await this.database.settings.llm();
    if (!mayGo) throw new CodedError('SAMARAN_REQUIRED');
  }
}

const askedIn = ({
  session,
  body,
  isRenamed,
}: Call<'summary' | 'summaryBab4' | 'dataPreview'>) => ({
  sessionId: session.id,
  request: body,
  ...(isRenamed && { isRenamed }),
});
