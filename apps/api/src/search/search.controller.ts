import { Controller } from '@nestjs/common';
import { parseSearch, SEARCH_PAGE_SIZE, type SearchResponse } from '@lqc/contracts';
import { marksOf, occurrencesIn, wordSpans } from '@lqc/language';
import type { Call } from '../http/call.js';
import { Serves, ServesJobs } from '../http/serves.js';
import { Searches } from './searches.js';

/** Search over the narratives of all stored quarters. */
@Controller()
@ServesJobs('exportSearch')
export class SearchController {
  constructor(private readonly searches: Searches) {}

  @Serves('search')
  async search(call: Call<'search'>): Promise<SearchResponse> {
    const { q, page } = call.query;
    const found = await this.searches.find(call.query, call);
    const terms = parseSearch(q).groups.flat();
    const hits = found.hits.map((hit) => {
      const words = wordSpans(hit.narrative);
      return { ...hit, marks: marksOf(words, occurrencesIn(words, terms)) };
    });
    return { ...found, page, page_size: SEARCH_PAGE_SIZE, hits };
  }
}
