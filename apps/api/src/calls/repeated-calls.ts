import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  CALL_KEY_HEADER,
  CodedError,
  ERRORS,
  pathOf,
  REQUEST_ID_PATTERN,
  type Route,
  ROUTES,
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
/** How often a first call that goes on says so. */
const TOLD_EVERY_MS = 5000;
/** Longer than any call takes: one that never ends is given up as well. */
const TOLD_FOR_MS = 2 * 60 * 60_000;

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
  readonly pass: Step['pass'] = async (request, response, next) => {
    const call = keyedCall(request);
    if (!call) return next();
    const begun = await this.#begin(call);
    if (!('attempt' in begun)) return replyOf(begun, response);
    const { attempt } = begun;
    const { repeatedCalls } = this.database;
    const stopTelling = this.#tellThatItGoesOn(call, attempt);
    try {
      const reply = await next();
      const written = reply instanceof WrittenJson ? reply.text : JSON.stringify(reply);
      await repeatedCalls.answered(call, attempt, response.statusCode, written);
      return reply;
    } catch (error) {
      const { code, cause: run } = error as Partial<CodedError>;
      // When the gateway stops, the run goes on, and a repetition is told of it.
      if (code === 'SHUTTING_DOWN' && run && (ROUTES[request.routeName!] as Route).job)
        await repeatedCalls.answered(call, attempt, 202, JSON.stringify({ job_id: run }));
      else if (code === 'DONE_UNLOGGED')
        await repeatedCalls.answered(call, attempt, ERRORS[code].status, '{}');
      else await repeatedCalls.refused(call, attempt);
      throw error;
    } finally {
      stopTelling();
    }
  };

  /** Begins the first call with this key, or waits for what that one was answered. */
  async #begin(call: KeyedCall): Promise<{ readonly attempt: string } | Answer> {
    for (let waitedMs = 0; waitedMs < WAITED_MS; waitedMs += LOOK_AGAIN_MS) {
      const begun = await this.database.repeatedCalls.begin(call, WAITED_MS);
      if ('attempt' in begun) return begun;
      const { asked = call.asked, status = null, reply = null } = begun.first ?? {};
      if (asked !== call.asked) throw new CodedError('CALL_KEY_TAKEN');
      if (status !== null && reply !== null) return { status, reply };
      await new Promise((look) => setTimeout(look, LOOK_AGAIN_MS));
    }
    throw new CodedError('CALL_UNDER_WAY');
  }

  #tellThatItGoesOn(call: KeyedCall, attempt: string): () => void {
    const tell = () => void this.database.repeatedCalls.goesOn(call, attempt).catch(() => {});
    const telling = setInterval(tell, TOLD_EVERY_MS).unref();
    const stop = () => clearInterval(telling);
    const last = setTimeout(stop, TOLD_FOR_MS).unref();
    return () => {
      stop();
      clearTimeout(last);
    };
  }
}

/** What the first call with a key was answered. */
interface Answer {
  readonly status: number;
  readonly reply: string;
}

function replyOf({ status, reply }: Answer, response: Response): WrittenJson {
  // It was carried out, and is not once more.
  if (status === ERRORS.DONE_UNLOGGED.status) throw new CodedError('DONE_UNLOGGED');
  response.status(status);
  const { job_id: id } = JSON.parse(reply) as { job_id?: string };
  if (status === 202 && id) response.setHeader('Location', pathOf('job', { id }));
  return new WrittenJson(reply);
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
