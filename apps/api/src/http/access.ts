import { Inject, Injectable } from '@nestjs/common';
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
import { RateLimit } from './rate-limit.js';
import type { LiaisonRequest } from './request.js';

/** What somebody with a one-time password may still do. */
const BEFORE_PASSWORD_CHANGE: ReadonlySet<RouteName> = new Set([
  'me',
  'changePassword',
  'logout',
  'adminStatus',
]);

/** Lets a call in by its route's access. */
@Injectable()
export class Access {
  constructor(
    @Inject(AuthService) private readonly auth: AuthService,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(RateLimit) private readonly rate: RateLimit,
  ) {}

  /** Notes who makes the call on its request. @throws CodedError with the reason of a refusal */
  async admit(name: RouteName, request: LiaisonRequest, response: Response): Promise<void> {
    const { access }: Route = ROUTES[name];
    const credential = credentialOf(request, this.config.behindTls);
    if (credential?.from !== 'bearer') refuseCrossSite(request);
    if (access === 'public') return;
    if (!credential) throw new CodedError('NOT_AUTHENTICATED');
    const isBackground = request.headers[BACKGROUND_HEADER] !== undefined;
    const signedIn = await this.auth.verify(credential.token, { extend: !isBackground });
    request.signedIn = signedIn;
    // How long, not until when: a browser's clock may be wrong.
    response.setHeader(SESSION_LEFT_HEADER, String(signedIn.leftMs));
    await this.rate.take(signedIn.user.id);
    if (signedIn.user.mustChangePassword && !BEFORE_PASSWORD_CHANGE.has(name))
      throw new CodedError('PASSWORD_CHANGE_REQUIRED');
    if (access === 'admin' && signedIn.user.role !== 'admin') throw new CodedError('FORBIDDEN');
  }
}
