import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { type Route, type RouteName, ROUTES } from '@lqc/contracts';
import type { Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { LiaisonRequest } from '../http/request.js';

/** A step that calls pass on their way to the handler and back, where their route's entry asks for it. */
export interface Step {
  concerns(route: Route): boolean;
  /** Gives the reply that `next` gives, or what the step makes of it. */
  pass(request: LiaisonRequest, response: Response, next: () => Promise<unknown>): Promise<unknown>;
}

/**
 * Takes a call through the steps that concern its route, in order. They are one interceptor for Nest, which
 * would take every call through each of them, although most have nothing to do with it.
 */
export class Steps implements NestInterceptor {
  readonly #ofRoute: ReadonlyMap<RouteName, readonly Step[]>;

  constructor(inOrder: readonly Step[]) {
    const routes = Object.entries(ROUTES) as [RouteName, Route][];
    this.#ofRoute = new Map(
      routes.map(([name, route]) => [name, inOrder.filter((step) => step.concerns(route))]),
    );
  }

  async intercept(
    context: ExecutionContext,
    { handle }: CallHandler,
  ): Promise<Observable<unknown>> {
    const [request, response] = context.getArgs<[LiaisonRequest, Response]>();
    const carry = this.#ofRoute.get(request.routeName!)!.reduceRight<() => Promise<unknown>>(
      (next, step) => () => step.pass(request, response, next),
      () => lastValueFrom(handle()),
    );
    return of(await carry());
  }
}
