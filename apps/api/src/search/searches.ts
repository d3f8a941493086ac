import { Injectable } from '@nestjs/common';
import {
  CodedError,
  NOTHING_FOUND,
  parseSearch,
  SEARCHES_AT_ONCE,
  type SearchRequest,
} from '@lqc/contracts';
import { Database, type Found, type Patience } from '@lqc/database';
import pLimit from 'p-limit';
import { PersonTurns } from '../http/person-turns.js';
import type { LiaisonRequest } from '../http/request.js';
import type { Response } from 'express';
import { MissingWords } from './missing-words.js';

/** Searches of one person that may wait for their turn. */
const WAITING_MAX = 20;
/** Of all persons together: fewer than half of the gateway's connections. */
const ALL_AT_ONCE = 4;
const SLICE_MS = 1000;

/** Carries out searches: a few of each person at once, and none whose client has left. */
@Injectable()
export class Searches {
  readonly #turns = new PersonTurns(SEARCHES_AT_ONCE);
  readonly #all = pLimit(ALL_AT_ONCE);
  /** An answer with hits goes out early; one that is asked for with the hits in view counts longer. */
  readonly patience: Record<SearchRequest['part'], Patience> = {
    all: { enoughMs: 100, mostMs: 1000, sliceMs: SLICE_MS },
    counts: { enoughMs: 500, mostMs: 2000, sliceMs: SLICE_MS },
  };

  constructor(
    private readonly database: Database,
    private readonly missingWords: MissingWords,
  ) {}

  /**
   * What is found so far; see `SearchRepository.find`.
   *
   * @throws CodedError `TOO_MANY_SEARCHES`, `SEARCH_STAR`, `SEARCH_TOO_LONG`
   */
  async find(
    { q, ...asked }: SearchRequest,
    { request, response }: { readonly request: LiaisonRequest; readonly response: Response },
  ): Promise<Found> {
    const query = parseSearch(q);
    if (query.refused) throw new CodedError(query.refused);
    if (query.groups.length === 0) return NOTHING_FOUND;
    const personId = request.signedIn!.user.id;
    if (this.#turns.waiting(personId) >= WAITING_MAX) throw new CodedError('TOO_MANY_SEARCHES');
    // Other calls of the person do not wait behind searches that wait.
    request.leaveTurn?.();
    const leave = await this.#turns.take(personId);
    const left = new AbortController();
    const leaving = () => left.abort(new CodedError('BAD_REQUEST'));
    response.once('close', leaving);
    try {
      return await this.#all(async () => {
        if (response.destroyed) leaving();
        left.signal.throwIfAborted();
        await this.missingWords.readWithin(SLICE_MS, left.signal);
        left.signal.throwIfAborted();
        const patience = { ...this.patience[asked.part], signal: left.signal };
        return this.database.search.find(query, asked, patience);
      });
    } finally {
      response.off('close', leaving);
      leave();
    }
  }
}
