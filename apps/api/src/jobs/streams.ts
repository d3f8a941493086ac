import { Injectable } from '@nestjs/common';
import { CodedError, STREAMS_AT_ONCE } from '@lqc/contracts';
import { Database, type SignedIn } from '@lqc/database';
import type { Response } from 'express';
import type { LiaisonRequest } from '../http/request.js';
import { type EventStream, openEventStream } from '../http/event-stream.js';

interface Listener {
  readonly signedIn: SignedIn;
  readonly request: LiaisonRequest;
  readonly response: Response;
}

/** This gateway's event streams: limits their number per person, and ends them with the sign-in. */
@Injectable()
export class Streams {
  readonly #open = new Map<string, number>();

  constructor(private readonly database: Database) {}

  /**
   * Counts one of a person's streams until the call has ended.
   *
   * @throws CodedError `TOO_MANY_STREAMS`
   */
  take({ signedIn: { user }, response }: Listener): void {
    const open = this.#open.get(user.id) ?? 0;
    if (open >= STREAMS_AT_ONCE) throw new CodedError('TOO_MANY_STREAMS');
    // No event will tell that a client left which has left already.
    if (response.destroyed) return;
    this.#open.set(user.id, open + 1);
    response.once('close', () => this.#release(user.id));
  }

  /** Opens a stream, which ends when the user's sign-in or role does. */
  open({ signedIn: { session, user }, request, response }: Listener): EventStream {
    request.leaveTurn?.();
    const mayListen = async () => {
      const still = await this.database.authSessions.use(session.id, { extend: false });
      return still !== null && still !== 'expired' && still.user.role === user.role;
    };
    return openEventStream(response, { mayListen });
  }

  #release(userId: string): void {
    const left = (this.#open.get(userId) ?? 1) - 1;
    if (left > 0) this.#open.set(userId, left);
    else this.#open.delete(userId);
  }
}
