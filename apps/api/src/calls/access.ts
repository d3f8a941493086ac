import { createHash, timingSafeEqual } from 'node:crypto';
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
import type { SignedIn } from '@lqc/database';
import type { Response } from 'express';
import { AuthService } from '../auth/auth.service.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';
import { type Credential, credentialOf } from '../http/credential.js';
import { SERVED_ROUTE } from '../http/serves.js';
import { refuseCrossSite } from './cross-site.js';
import { refuseUnknownHost } from './known-hosts.js';
import { RateLimit } from './rate-limit.js';
import type { LiaisonRequest } from '../http/request.js';

/** Routes that a user may call before replacing a one-time password. */
const BEFORE_PASSWORD_CHANGE: ReadonlySet<RouteName> = new Set([
  'me',
  'changePassword',
  'logout',
  'adminStatus',
]);

/** Routes for health probes, which are always answered. */
const PROBES: ReadonlySet<RouteName> = new Set(['live', 'ready']);

/** Admits a call by the access that its route's entry demands. */
@Injectable()
export class Access implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly rate: RateLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<LiaisonRequest>();
    request.routeName = this.reflector.get<RouteName>(SERVED_ROUTE, context.getHandler());
    await this.admit(request.routeName, request, http.getResponse<Response>());
    return true;
  }

  /** Finds the user of a call and sets it on the request. @throws CodedError why it was refused */
  async admit(name: RouteName, request: LiaisonRequest, response: Response): Promise<void> {
    const { access }: Route = ROUTES[name];
    // Health probes may use any host name; their responses contain no data.
    if (!PROBES.has(name)) refuseUnknownHost(request, this.config.allowedHosts);
    const credential = credentialOf(request, this.config.behindTls);
    if (credential?.from !== 'bearer') refuseCrossSite(request);
    if (PROBES.has(name)) return;
    if (access === 'public') return this.rate.stranger(request);
    if (name === 'metrics' && this.#isMetricsToken(credential)) return;
    const signedIn = await this.#signedIn(credential, request);
    request.signedIn = signedIn;
    // A duration and not a time of day, since the browser's clock may be wrong.
    response.setHeader(SESSION_LEFT_HEADER, String(signedIn.leftMs));
    await this.rate.person(signedIn.user.id);
    if (signedIn.user.mustChangePassword && !BEFORE_PASSWORD_CHANGE.has(name))
      throw new CodedError('PASSWORD_CHANGE_REQUIRED');
    if (access === 'admin' && signedIn.user.role !== 'admin') throw new CodedError('FORBIDDEN');
  }

  async #signedIn(credential: Credential | null, request: LiaisonRequest): Promise<SignedIn> {
    const extend = request.headers[BACKGROUND_HEADER] === undefined;
    try {
      if (!credential) throw new CodedError('NOT_AUTHENTICATED');
      return await this.auth.verify(credential.token, { extend });
    } catch (error) {
      await this.rate.stranger(request);
      throw error;
    }
  }

  #isMetricsToken(credential: Credential | null): boolean {
    const { metricsToken } = this.config;
    if (!metricsToken || credential?.from !== 'bearer') return false;
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(credential.token), digest(metricsToken));
  }
}
