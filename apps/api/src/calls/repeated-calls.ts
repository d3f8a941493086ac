import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  CALL_KEY_HEADER,
  CodedError,
  pathOf,
  REQUEST_ID_PATTERN,
  type Route,
} from '@lqc/contracts';
import { Database, type KeyedCall } from '@lqc/database';
import type { Response } from 'express';
import { WrittenJson } from '../http/reply.js';
import type { LiaisonRequest } from '../http/request.js';
import type { Step } from './steps.js';

const LOOK_AGAIN_MS = 100;
/**
 * How long a repeated call waits for the first one's answer; a first call that is silent longer is given
 * up.
 */
const WAITED_MS = 60_000;

/**
 * Carries out a creating call once, however often it is sent with the same key: by a double click, or
 * again after a connection broke before the answer came. Each repetition gets the first one's answer.
 */
@Injectable()
export class RepeatedCalls implements Step {
  constructor(private readonly database: Database) {}

  concerns({ creates }: Route): boolean {
    return creates === true;
  }

  /**
   * Gives the reply of the call, or of the one that it repeats.
   *
   * @throws CodedError `CALL_KEY_TAKEN` when the key belongs to a call that asked something else,
   *   `CALL_UNDER_WAY` when the first one is not answered in time
   */
  async pass(
    request: LiaisonRequest,
    response: Response,
    next: () => Promise<unknown>,
  ): Promise<unknown> {
    const call = keyedCall(request);
    if (!call) return next();
    const first = await this.#first(call);
    if (first) {
      response.status(first.status);
      const { job_id: id } = JSON.parse(first.reply) as { job_id?: string };
      if (first.status === 202 && id) response.setHeader('Location', pathOf('job', { id }));
      return new WrittenJson(first.reply);
    }
    const { repeatedCalls } = this.database;
    try {
      const reply = await next();
      const written = reply instanceof WrittenJson ? reply.text : JSON.stringify(reply);
      await repeatedCalls.answered(call, response.statusCode, written);
      return reply;
    } catch (error) {
      await repeatedCalls.refused(call);
      throw error;
    }
  }

  /** What the first call with this key was answered; null when this one is the first. */
  async #first(call: KeyedCall): Promise<{ status: number; reply: string } | null> {
    for (let waitedMs = 0; waitedMs < WAITED_MS; waitedMs += LOOK_AGAIN_MS) {
      const first = await this.database.repeatedCalls.begin(call, WAITED_MS);
      if (!first) return null;
      const { asked, status, reply } = first;
      if (asked !== call.asked) throw new CodedError('CALL_KEY_TAKEN');
      if (status !== null && reply !== null) return { status, reply };
      await new Promise((look) => setTimeout(look, LOOK_AGAIN_MS));
    }
    throw new CodedError('CALL_UNDER_WAY');
  }
}

function keyedCall(request: LiaisonRequest): KeyedCall | null {
  const key = request.get(CALL_KEY_HEADER);
  const { signedIn, routeName } = request;
  if (key === undefined || !signedIn || !routeName) return null;
  if (!REQUEST_ID_PATTERN.test(key)) throw new CodedError('BAD_REQUEST');
  const names = [...(request.uploads?.values() ?? [])].map(({ fileName }) => fileName);
  const asked = createHash('sha256')
    .update(JSON.stringify([request.params, request.body ?? null, names]))
    .digest('hex');
  return { userId: signedIn.user.id, route: routeName, key, asked };
}
