import { Controller, Inject, Ip, Req, Res } from '@nestjs/common';
import type { Done, LoginResponse, MeResponse } from '@lqc/contracts';
import type { SignedIn } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Response } from 'express';
import {
  clearCredential,
  credentialOf,
  deviceOf,
  setCredential,
  setDevice,
} from '../http/credential.js';
import { CurrentUser } from '../http/current-user.js';
import type { LiaisonRequest } from '../http/request.js';
import { type BodyOf, RouteBody, RouteOf } from '../http/route-of.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';
import { AuthService, signedInUser } from './auth.service.js';

@Controller()
export class AuthController {
  constructor(
    @Inject(AuthService) private readonly auth: AuthService,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @RouteOf('login')
  async login(
    @RouteBody('login') body: BodyOf<'login'>,
    @Ip() address: string,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResponse> {
    const { behindTls } = this.config;
    const { token, user, expires, device } = await this.auth.signIn(body.username, body.password, {
      address,
      device: deviceOf(request, behindTls),
    });
    const former = credentialOf(request, behindTls);
    if (former?.from === 'cookie') await this.auth.endFormer(former.token);
    setCredential(response, token, behindTls);
    setDevice(response, device, behindTls);
    return {
      success: true,
      token,
      message: messages.signedIn,
      user: signedInUser(user),
      expires: expires.toISOString(),
    };
  }

  @RouteOf('logout')
  async logout(
    @CurrentUser() signedIn: SignedIn,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    await this.auth.signOut(signedIn);
    clearCredential(response, this.config.behindTls);
    return { success: true, message: messages.signedOut };
  }

  @RouteOf('signOutEverywhere')
  async signOutEverywhere(
    @CurrentUser() signedIn: SignedIn,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    await this.auth.signOutEverywhere(signedIn);
    clearCredential(response, this.config.behindTls);
    return { success: true, message: messages.signedOutEverywhere };
  }

  @RouteOf('me')
  me(@CurrentUser() { user, session }: SignedIn): MeResponse {
    return { user: signedInUser(user), expires: session.idleExpiresAt.toISOString() };
  }

  @RouteOf('changePassword')
  async changePassword(
    @CurrentUser() signedIn: SignedIn,
    @RouteBody('changePassword') body: BodyOf<'changePassword'>,
    @Ip() address: string,
  ): Promise<Done> {
    await this.auth.changePassword(signedIn, {
      current: body.current_password,
      next: body.new_password,
      address,
    });
    return { success: true, message: messages.passwordChanged };
  }
}
