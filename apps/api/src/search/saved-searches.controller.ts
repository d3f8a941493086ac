import { Controller } from '@nestjs/common';
import { CodedError, parseSearch, type SavedSearch, SearchRequest } from '@lqc/contracts';
import { Database, type KeptSearch } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Handlers } from '../http/call.js';

/** Searches that a person keeps, each with what quarters stored since brought. */
@Controller()
export class SavedSearchesController {
  constructor(private readonly database: Database) {}

  readonly routes: Handlers = {
    savedSearches: async ({ signedIn: { user } }) => {
      const kept = await this.database.savedSearches.list(user.id);
      const searches: SavedSearch[] = [];
      // One after the other, so that a person with many does not take all connections.
      for (const one of kept) searches.push(await this.#withNews(one));
      return { searches };
    },

    saveSearch: async ({ body, signedIn: { user } }) => {
      const { saved_searches_per_person: limit } = await this.database.settings.limits();
      if (!(await this.database.savedSearches.save(body, user.id, limit)))
        throw new CodedError('SAVED_SEARCHES_FULL', { limit });
      return { success: true, message: messages.searchSaved };
    },

    seeSavedSearch: async ({ params: { id }, signedIn: { user } }) => {
      if (!(await this.database.savedSearches.see(id, user.id)))
        throw new CodedError('SAVED_SEARCH_NOT_FOUND');
      return { success: true, message: messages.searchSeen };
    },

    forgetSearch: async ({ params: { id }, signedIn: { user } }) => {
      if (!(await this.database.savedSearches.forget(id, user.id)))
        throw new CodedError('SAVED_SEARCH_NOT_FOUND');
      return { success: true, message: messages.searchForgotten };
    },
  };

  async #withNews({ unseen, seenAt, ...kept }: KeptSearch): Promise<SavedSearch> {
    const told = { ...kept, seen_at: seenAt.toISOString() };
    if (unseen.length === 0) return { ...told, new_contacts: 0, new_quarters: [] };
    // A new quarter is never among those that were chosen when the search was kept.
    const { q, page: _, sort: __, ...filters } = SearchRequest.parse(kept.query);
    const found = await this.database.search.count(parseSearch(q), {
      ...filters,
      quarter: unseen.map(({ id }) => id),
    });
    return {
      ...told,
      new_contacts: found.contacts,
      new_quarters: unseen.map(({ label }) => label),
    };
  }
}
