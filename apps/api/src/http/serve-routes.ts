import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import {
  CodedError,
  type JobDefinition,
  type JobPayload,
  type JobName,
  JOBS,
  pathOf,
  type Route,
  type RouteName,
  ROUTES,
} from '@lqc/contracts';
import type { Express, Response } from 'express';
import { AuditLog } from '../audit/audit-log.js';
import { ArtifactsService } from '../artifacts/artifacts.service.js';
import { LongWork, prefersAsync } from '../jobs/long-work.js';
import { Responses } from '../jobs/responses.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Access } from './access.js';
import { BodyReader } from './body-reader.js';
import { type AnyCall, AtOnce, type RouteController } from './call.js';
import { removeUploads } from './multipart.js';
import { parsed } from './parsed.js';
import { PersonTurns } from './person-turns.js';
import { Refusals } from './refusals.js';
import { RepeatedCalls } from './repeated-calls.js';
import { sendReply } from './reply.js';
import type { LiaisonRequest } from './request.js';

type AnyHandler = (call: AnyCall) => unknown;

/**
 * How many of one person's calls the gateway carries out at once: what a page makes at once, and fewer
 * than the gateway has connections to the database.
 */
const CALLS_AT_ONCE = 8;

/**
 * Serves every route of the contracts as its entry says: access, body, audit log, job and response.
 * A controller has a handler only for a route that does something the entry cannot express.
 */
@Injectable()
export class ServeRoutes {
  readonly #turns = new PersonTurns(CALLS_AT_ONCE);

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly access: Access,
    private readonly bodies: BodyReader,
    private readonly audit: AuditLog,
    private readonly sessions: SessionsService,
    private readonly work: LongWork,
    private readonly responses: Responses,
    private readonly artifacts: ArtifactsService,
    private readonly refusals: Refusals,
    private readonly repeated: RepeatedCalls,
  ) {}

  /** @throws Error when a route has no handler, or two */
  on(app: Express): void {
    const handlers = this.#handlers();
    for (const [name, route] of Object.entries(ROUTES) as [RouteName, Route][]) {
      const handler = handlers.get(name);
      if (!handler && !route.job) throw new Error(`nothing serves ${name}`);
      const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const path = route.path.replace(/\{(\w+)\}/g, ':$1');
      app[method](path, (request, response) =>
        this.#serve(name, route, handler ?? payloadOf(route), request as LiaisonRequest, response),
      );
    }
  }

  #handlers(): Map<RouteName, AnyHandler> {
    const handlers = new Map<RouteName, AnyHandler>();
    for (const { instance } of this.discovery.getControllers()) {
      const { routes } = instance as RouteController;
      for (const [name, handler] of Object.entries(routes) as [RouteName, AnyHandler][]) {
        if (handlers.has(name)) throw new Error(`${name} is served twice`);
        handlers.set(name, handler);
      }
    }
    return handlers;
  }

  async #serve(
    name: RouteName,
    route: Route,
    handler: AnyHandler,
    request: LiaisonRequest,
    response: Response,
  ): Promise<void> {
    request.routeName = name;
    try {
      await this.access.admit(name, request, response);
      // Before the body, which takes memory; whoever sends many slow ones waits for them alone.
      if (request.signedIn) request.leaveTurn = await this.#turns.take(request.signedIn.user.id);
      // Nobody reads the answer of a call whose client left while it waited for its turn.
      if (response.destroyed) throw new CodedError('BAD_REQUEST');
      await this.bodies.read(name, route, request, response);
      await this.audit.describe(request);
      const call = await this.#callOf(route, request, response);
      response.status(route.status ?? 200);
      const reply = await this.repeated.once(route, request, response, async () => {
        const made = await this.#carryOut(route, call, await handler(call));
        await this.audit.done(request, response.statusCode === 202 ? 'accepted' : 'done');
        return made;
      });
      sendReply(response, reply);
    } catch (error) {
      await this.refusals.answer(error, request, response);
    } finally {
      request.leaveTurn?.();
      await removeUploads(request);
    }
  }

  async #callOf(route: Route, request: LiaisonRequest, response: Response): Promise<AnyCall> {
    const { signedIn } = request;
    const params = route.params && parsed(route.params, request.params, 'NOT_FOUND');
    const query = route.query && parsed(route.query, request.query, 'BAD_REQUEST');
    const { session: id } = (params ?? {}) as { session?: string };
    const session =
      id &&
      signedIn &&
      (await this.sessions[route.ownerOnly ? 'changeable' : 'open'](id, signedIn));
    const body: unknown = route.body && request.body;
    return { params, query, body, signedIn, session: session || undefined, request, response };
  }

  async #carryOut(
    { job, response: kind }: Route,
    call: AnyCall,
    outcome: unknown,
  ): Promise<unknown> {
    if (outcome instanceof AtOnce) return outcome.reply;
    if (!job) return outcome;
    const { request, response } = call;
    const payload = outcome as JobPayload<JobName>;
    if (prefersAsync(request)) {
      const runId = await this.work.accept(job, payload, request);
      response.status(202).setHeader('Location', pathOf('job', { id: runId }));
      response.setHeader('Preference-Applied', 'respond-async');
      return { job_id: runId };
    }
    const result = await this.work.result(job, payload, request);
    if (kind === 'binary') return this.artifacts.fileOf(job, payload, result);
    return this.responses.of(job, payload, result);
  }
}

/** The job's payload for a route without a handler: the session of its path, and its request. */
function payloadOf({ job }: Route): AnyHandler {
  const isWeighted = job && (JOBS[job] as JobDefinition).isWeighted;
  return ({ session, query, body }) => {
    const asked = body ?? query;
    return {
      ...(session && { sessionId: session.id }),
      ...(isWeighted && session?.weightsId && { weightsId: session.weightsId }),
      ...(asked !== undefined && { request: asked }),
    };
  };
}
