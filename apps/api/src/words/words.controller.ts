import { Controller, Inject } from '@nestjs/common';
import { CodedError, hasScale } from '@lqc/contracts';
import type { Handlers } from '../http/call.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Keywords and word clouds of narratives. */
@Controller()
export class WordsController {
  constructor(@Inject(SessionsService) private readonly sessions: SessionsService) {}

  readonly routes: Handlers = {
    availableIndicators: async ({ session, query: { quarter }, request }) => {
      const figures = (await this.sessions.figures(session, request))?.quarters[quarter];
      if (!figures) throw new CodedError('QUARTER_NOT_LOADED');
      const items = figures.indicators
        .filter(({ narratives }) => narratives > 0)
        .map(({ key, label, narratives }) => ({
          key,
          label,
          has_likert: hasScale(key),
          answers: narratives,
        }));
      return { indicators: items.map(({ key }) => key), items };
    },
  };
}
