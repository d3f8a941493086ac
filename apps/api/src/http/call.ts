import type {
  BodyOf,
  JobOf,
  JobPayload,
  JobRoute,
  JsonRoute,
  ParamsOf,
  QueryOf,
  ResponseOf,
  RouteName,
  ROUTES,
  RouteWith,
} from '@lqc/contracts';
import type { SessionOutline, SignedIn } from '@lqc/database';
import type { Response } from 'express';
import type { ANSWERED, FileReply, TextReply, WrittenJson } from './reply.js';
import type { LiaisonRequest } from './request.js';

type Parsed<Name extends RouteName, Part extends 'params' | 'query' | 'body'> =
  Name extends RouteWith<Part>
    ? { params: ParamsOf<Name>; query: QueryOf<Name>; body: BodyOf<Name> }[Part]
    : undefined;

/** A call whose access was checked, of any route. */
export interface AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** True when its body named a quarter otherwise, see `QuarterNames`. */
  readonly isRenamed: boolean;
  readonly signedIn: SignedIn | undefined;
  readonly session: SessionOutline | undefined;
  readonly request: LiaisonRequest;
  readonly response: Response;
}

/** A call of this route, with what the contract's schemas made of it. */
export interface Call<Name extends RouteName> extends AnyCall {
  readonly params: Parsed<Name, 'params'>;
  readonly query: Parsed<Name, 'query'>;
  readonly body: Parsed<Name, 'body'>;
  /** The user who makes it. */
  readonly signedIn: (typeof ROUTES)[Name]['access'] extends 'public' ? undefined : SignedIn;
  /** The analysis session that its path names; the caller's access to it was checked. */
  readonly session: Parsed<Name, 'params'> extends { session: string } ? SessionOutline : undefined;
}

type ReplyOf<Name extends RouteName> =
  | (Name extends JsonRoute ? ResponseOf<Name> | WrittenJson : FileReply | TextReply)
  | typeof ANSWERED;

/** A reply that makes the route's job unnecessary. */
export class AtOnce<Reply> {
  constructor(readonly reply: Reply) {}
}

type OutcomeOf<Name extends RouteName> = Name extends JobRoute
  ? JobPayload<JobOf<Name>> | AtOnce<ReplyOf<Name>>
  : ReplyOf<Name>;

/**
 * A controller's method for a route: it gives the reply or, where the route's entry names a job, that
 * job's payload.
 */
export type Handler<Name extends RouteName> = (
  call: Call<Name>,
) => OutcomeOf<Name> | Promise<OutcomeOf<Name>>;
