import { Controller } from '@nestjs/common';
import { CodedError, parseSearch, type SavedSearch, SearchRequest } from '@lqc/contracts';
import { Database, type KeptSearch } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { AnyCall, Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';
import { Searches } from './searches.js';

/** Time after which the rest of a person's searches is left to the next call. */
const COUNTING_MS = 1500;

/** Searches that a person keeps, each with what quarters stored since brought. */
@Controller()
export class SavedSearchesController {
  constructor(
    private readonly database: Database,
    private readonly searches: Searches,
  ) {}

  @Serves('savedSearches')
  async savedSearches(call: Call<'savedSearches'>) {
    const kept = await this.database.savedSearches.list(call.signedIn.user.id);
    const searches: SavedSearch[] = [];
    // One after the other, so that a person's own searches have a turn between them.
    const until = performance.now() + COUNTING_MS;
    for (const one of kept)
      searches.push(await this.#withNews(one, call, performance.now() < until));
    return { searches };
  }

  @Serves('saveSearch')
  async saveSearch({ body, signedIn: { user } }: Call<'saveSearch'>) {
    const { saved_searches_per_person: limit } = await this.database.settings.limits();
    if (!(await this.database.savedSearches.save(body, user.id, limit)))
      throw new CodedError('SAVED_SEARCHES_FULL', { limit });
    return done(messages.searchSaved);
  }

  @Serves('seeSavedSearch')
  async seeSavedSearch({ params: { id }, signedIn: { user } }: Call<'seeSavedSearch'>) {
    if (!(await this.database.savedSearches.see(id, user.id)))
      throw new CodedError('SAVED_SEARCH_NOT_FOUND');
    return done(messages.searchSeen);
  }

  @Serves('forgetSearch')
  async forgetSearch({ params: { id }, signedIn: { user } }: Call<'forgetSearch'>) {
    if (!(await this.database.savedSearches.forget(id, user.id)))
      throw new CodedError('SAVED_SEARCH_NOT_FOUND');
    return done(messages.searchForgotten);
  }

  async #withNews(
    { unseen, seenAt, ...kept }: KeptSearch,
    call: AnyCall,
    isCounting: boolean,
  ): Promise<SavedSearch> {
    // A search limited to chosen quarters never finds anything in a new one.
    const quarter = unseen.map(({ id }) => id);
    const told = {
      ...kept,
      seen_at: seenAt.toISOString(),
      new_quarters: unseen.map(({ label }) => label),
    };
    // A search saved by an earlier version may be refused today; it is then not counted.
    const isCounted = isCounting && unseen.length > 0 && !parseSearch(kept.query.q).refused;
    if (!isCounted) return { ...told, new_contacts: 0, uncounted: unseen.length };
    const asked = { ...SearchRequest.parse(kept.query), quarter, part: 'counts' } as const;
    const { contacts, uncounted } = await this.searches.find(asked, call);
    return { ...told, new_contacts: contacts, uncounted };
  }
}
