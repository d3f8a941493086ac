import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import type { Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import { PersonTurns } from '../http/person-turns.js';
import type { LiaisonRequest } from '../http/request.js';

/**
 * How many of one person's calls the gateway carries out at once: what a page makes at once, and fewer
 * than the gateway has connections to the database.
 */
const CALLS_AT_ONCE = 8;

/** Lets a person's call wait for its turn before its body takes memory; whoever sends many slow ones waits alone. */
@Injectable()
export class Turns implements NestInterceptor {
  readonly #turns = new PersonTurns(CALLS_AT_ONCE);

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<LiaisonRequest>();
    if (request.signedIn) request.leaveTurn = await this.#turns.take(request.signedIn.user.id);
    const leave = () => request.leaveTurn?.();
    // Nobody reads the answer of a call whose client left while it waited for its turn.
    if (http.getResponse<Response>().destroyed) {
      leave();
      throw new CodedError('BAD_REQUEST');
    }
    return next.handle().pipe(finalize(leave));
  }
}
