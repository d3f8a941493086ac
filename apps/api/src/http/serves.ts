import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  Res,
  SetMetadata,
} from '@nestjs/common';
import {
  type JobDefinition,
  JOBS,
  type JobRoute,
  type Route,
  type RouteName,
  ROUTES,
} from '@lqc/contracts';
import type { AnyCall, Handler } from './call.js';
import type { LiaisonRequest } from './request.js';

/** Metadata of a handler: the name of the contract's route that it serves. */
export const SERVED_ROUTE = 'liaison:served-route';

/** Hands request and response to the pipe that parses the call of the route. */
const AskedCall = createParamDecorator((_name: RouteName, context) => {
  const http = context.switchToHttp();
  return { request: http.getRequest<LiaisonRequest>(), response: http.getResponse<unknown>() };
});

/**
 * A method that serves a route of the contract: Nest's own mapping to the entry's method, path and status.
 * Everything else that the entry says (access, body, audit log, job, reply) is done by the guard, the
 * interceptors and the pipe of `CallsModule`. The method is given the parsed call.
 */
export function Serves<Name extends RouteName>(name: Name) {
  const { method, path, status = 200 }: Route = ROUTES[name];
  return <Method extends Handler<Name>>(
    controller: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    applyDecorators(
      SetMetadata(SERVED_ROUTE, name),
      RequestMapping({
        method: RequestMethod[method],
        path: path.replace(/\{(\w+)\}/g, ':$1'),
      }),
      HttpCode(status),
    )(controller, key, descriptor);
    AskedCall(name)(controller, key, 0);
    // Tells Nest that the response is written by us, as event streams are: it sends nothing after them.
    Res()(controller, key, 1);
  };
}

/** A controller of routes whose entry names a job that needs no more than the session and what was asked. */
export function ServesJobs(...names: readonly JobRoute[]): ClassDecorator {
  return ({ prototype }) => {
    for (const name of names) {
      const value = (call: AnyCall) => payloadOf(ROUTES[name], call) as never;
      const descriptor = { value, configurable: true, writable: true };
      Object.defineProperty(prototype, name, descriptor);
      Serves(name)(prototype as object, name, descriptor);
    }
  };
}

/** The payload of a route's job: the session, what was asked, and what the job's entry wants besides. */
function payloadOf({ job }: Route, { session, query, body, isRenamed }: AnyCall): unknown {
  const { isWeighted, tellsRenaming }: Partial<JobDefinition> = job ? JOBS[job] : {};
  const asked = body ?? query;
  return {
    ...(session && { sessionId: session.id }),
    ...(isWeighted && session?.weightsId && { weightsId: session.weightsId }),
    ...(asked !== undefined && { request: asked }),
    ...(tellsRenaming && isRenamed && { isRenamed }),
  };
}
