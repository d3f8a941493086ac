import { Injectable } from '@nestjs/common';
import { CodedError, type Route } from '@lqc/contracts';
import { PersonTurns } from '../http/person-turns.js';
import type { Step } from './steps.js';

/**
 * How many of one person's calls the gateway carries out at once: what a page makes at once, and fewer
 * than the gateway has connections to the database.
 */
const CALLS_AT_ONCE = 8;

/**
 * Lets a call wait for its person's turn before its body takes memory, so that many slow calls delay only
 * their sender.
 */
@Injectable()
export class Turns implements Step {
  readonly #turns = new PersonTurns(CALLS_AT_ONCE);

  concerns({ access }: Route): boolean {
    return access !== 'public';
  }

  readonly pass: Step['pass'] = async (request, response, next) => {
    if (request.signedIn) request.leaveTurn = await this.#turns.take(request.signedIn.user.id);
    try {
      // Nobody reads the answer of a call whose client left while it waited for its turn.
      if (response.destroyed) throw new CodedError('BAD_REQUEST');
      return await next();
    } finally {
      request.leaveTurn?.();
    }
  };
}
