import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  BACKGROUND_HEADER,
  CodedError,
  type Route,
  type RouteName,
  ROUTES,
  SESSION_LEFT_HEADER,
} from '@lqc/contracts';
import type { Response } from 'express';
import { AuthService } from '../auth/auth.service.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';
import { credentialOf } from './credential.js';
import { refuseCrossSite } from './cross-site.js';
import type { LiaisonRequest } from './request.js';
import { RateLimit } from './rate-limit.js';
import { ROUTE_NAME } from './route-of.js';

/** What somebody with a one-time password may still do. */
const BEFORE_PASSWORD_CHANGE: ReadonlySet<RouteName> = new Set([
  'me',
  'changePassword',
  'logout',
  'adminStatus',
]);

/** Lets a request in by its route's access; a handler without a route of the contracts stays shut. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(AuthService) private readonly auth: AuthService,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(RateLimit) private readonly rate: RateLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<RouteName | undefined>(ROUTE_NAME, context.getHandler());
    if (!name) throw new CodedError('FORBIDDEN');
    const route: Route = ROUTES[name];
    const request = context.switchToHttp().getRequest<LiaisonRequest>();
    request.routeName = name;
    const credential = credentialOf(request, this.config.behindTls);
    if (credential?.from !== 'bearer') refuseCrossSite(request);
    if (route.access === 'public') return true;
    if (!credential) throw new CodedError('NOT_AUTHENTICATED');
    const background = request.headers[BACKGROUND_HEADER] !== undefined;
    const signedIn = await this.auth.verify(credential.token, { extend: !background });
    request.signedIn = signedIn;
    // How long, not until when: a browser's clock may be wrong.
    context
      .switchToHttp()
      .getResponse<Response>()
      .setHeader(SESSION_LEFT_HEADER, String(signedIn.leftMs));
    await this.rate.take(signedIn.user.id);
    if (signedIn.user.mustChangePassword && !BEFORE_PASSWORD_CHANGE.has(name))
      throw new CodedError('PASSWORD_CHANGE_REQUIRED');
    if (route.access === 'admin' && signedIn.user.role !== 'admin')
      throw new CodedError('FORBIDDEN');
    return true;
  }
}
