import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { type Route, type RouteName, ROUTES } from '@lqc/contracts';
import type { AnyCall } from '../http/call.js';
import { QuarterNames } from '../sessions/quarter-names.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { parsed } from './parsed.js';

/** Makes the call that a handler is given: its path and query by the contract's schemas, and its session. */
@Injectable()
export class ParseCall implements PipeTransform<
  Pick<AnyCall, 'request' | 'response'>,
  Promise<AnyCall>
> {
  constructor(
    private readonly sessions: SessionsService,
    private readonly quarterNames: QuarterNames,
  ) {}

  async transform(
    { request, response }: Pick<AnyCall, 'request' | 'response'>,
    { data: name }: ArgumentMetadata,
  ): Promise<AnyCall> {
    const route: Route = ROUTES[name as RouteName];
    const { signedIn } = request;
    const params = route.params && parsed(route.params, request.params, 'NOT_FOUND');
    const query = route.query && parsed(route.query, request.query, 'BAD_REQUEST');
    const { session: id } = (params ?? {}) as { session?: string };
    const session =
      id &&
      signedIn &&
      (await this.sessions[route.ownerOnly ? 'resettable' : 'open'](id, signedIn));
    const given: unknown = route.body && request.body;
    const renamed = given && session ? await this.quarterNames.renamed(given, session) : null;
    return {
      params,
      query,
      body: renamed ?? given,
      isRenamed: renamed !== null,
      signedIn,
      session: session || undefined,
      request,
      response,
    };
  }
}
