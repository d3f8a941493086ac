import { z } from 'zod';
import { isReadableName } from '../domain/account-name.js';
import { Id, Timestamp } from '../domain/id.js';
import { SEARCH_QUERY_LENGTH } from '../limits.js';
import { Done } from './common.js';
import { byId, type Routes } from './route.js';
import { narrowedBy, SEARCH_CHOSEN_LENGTH, SearchRequest } from './search.js';

const NAME_LENGTH = 80;

/** A search as its address holds it, without the page. */
export const SavedQuery = z.object({
  q: z.string().trim().min(1).max(SEARCH_QUERY_LENGTH),
  ...narrowedBy(z.string().min(1).max(SEARCH_CHOSEN_LENGTH).optional()),
  sort: SearchRequest.shape.sort.unwrap().optional(),
});
export type SavedQuery = z.infer<typeof SavedQuery>;

export const SaveSearchRequest = z.object({
  name: z.string().trim().min(1).max(NAME_LENGTH).refine(isReadableName),
  query: SavedQuery,
});
export type SaveSearchRequest = z.infer<typeof SaveSearchRequest>;

export const SavedSearch = SaveSearchRequest.extend({
  id: Id,
  /** When its owner last looked. */
  seen_at: Timestamp,
  /** Contacts with a hit in quarters that were stored since, and the labels of these quarters. */
  new_contacts: z.number().int(),
  new_quarters: z.array(z.string()),
  /** How many of these quarters are not counted yet. */
  uncounted: z.number().int(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchesResponse = z.object({ searches: z.array(SavedSearch) });

const one = byId('SAVED_SEARCH_NOT_FOUND');

/** Searches that a person keeps, each with what is new in it. */
export const savedSearchesRoutes = {
  savedSearches: {
    access: 'staff',
    summary: 'Own saved searches, with the new hits of quarters stored since they were looked at',
    response: SavedSearchesResponse,
  },
  saveSearch: {
    access: 'staff',
    summary: 'Keep a search, in place of one of the same name',
    body: SaveSearchRequest,
    response: Done,
    audit: 'keep-search',
  },
  seeSavedSearch: {
    access: 'staff',
    summary: 'Nothing in a saved search is new any more',
    params: one,
    response: Done,
  },
  forgetSearch: {
    access: 'staff',
    summary: 'Forget a saved search',
    params: one,
    response: Done,
    audit: 'forget-search',
  },
} as const satisfies Routes;
