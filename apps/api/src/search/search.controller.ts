import { Controller } from '@nestjs/common';
import {
  NOTHING_FOUND,
  parseSearch,
  SEARCH_PAGE_SIZE,
  type SearchRequest,
  type SearchResponse,
} from '@lqc/contracts';
import { Database } from '@lqc/database';
import { marksOf, occurrencesIn, wordSpans } from '@lqc/language';
import type { Handlers } from '../http/call.js';

/** Search over the narratives of all stored quarters. */
@Controller()
export class SearchController {
  constructor(private readonly database: Database) {}

  readonly routes: Handlers = {
    search: ({ query }) => this.#search(query),
  };

  async #search({ q, ...asked }: SearchRequest): Promise<SearchResponse> {
    const { page, sort: _, ...filters } = asked;
    const query = parseSearch(q);
    const shown = { page, page_size: SEARCH_PAGE_SIZE };
    if (query.groups.length === 0) return { ...NOTHING_FOUND, ...shown };
    const { search } = this.database;
    const counts = await search.count(query, filters);
    const hits = counts.hits_total > 0 ? await search.hits(query, asked, counts.hits_total) : [];
    const terms = query.groups.flat();
    const marked = hits.map((hit) => {
      const words = wordSpans(hit.narrative);
      return { ...hit, marks: marksOf(words, occurrencesIn(words, terms)) };
    });
    return { ...counts, ...shown, hits: marked };
  }
}
