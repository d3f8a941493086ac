import { Controller } from '@nestjs/common';
import { CodedError, hasScale, type WordsMode } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Keywords and word clouds of narratives. */
@Controller()
export class WordsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly database: Database,
  ) {}

  @Serves('availableIndicators')
  async availableIndicators({ session, query: { quarter }, request }: Call<'availableIndicators'>) {
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
  }

  @Serves('tfIdf')
  tfIdf({ session, body }: Call<'tfIdf'>) {
    return this.#asked(session.id, body);
  }

  @Serves('wordcloud')
  wordcloud({ session, body }: Call<'wordcloud'>) {
    return this.#asked(session.id, body);
  }

  @Serves('keyword')
  keyword({ session, query }: Call<'keyword'>) {
    return this.#asked(session.id, query);
  }

  @Serves('officeWords')
  async officeWords() {
    return { words: await this.database.officeWords.list() };
  }

  @Serves('setOfficeWord')
  async setOfficeWord({ body, signedIn: { user } }: Call<'setOfficeWord'>) {
    const { office_words_in_all: limit } = await this.database.settings.limits();
    if (!(await this.database.officeWords.set(body, user.id, limit)))
      throw new CodedError('OFFICE_WORDS_FULL', { limit });
    const message = body.shown_as === null ? messages.wordHidden : messages.wordMerged;
    return done(message);
  }

  @Serves('forgetOfficeWord')
  async forgetOfficeWord({ body: { word } }: Call<'forgetOfficeWord'>) {
    await this.database.officeWords.forget(word);
    return done(messages.wordShown);
  }

  /** The office's word list is part of the request, since other words follow from another list. */
  async #asked<Request extends { readonly mode?: WordsMode | undefined }>(
    sessionId: string,
    request: Request,
  ) {
    if (request.mode !== 'terms') return { sessionId, request };
    return { sessionId, request, office: await this.database.officeWords.words() };
  }
}
