import { Controller, Inject } from '@nestjs/common';
import type { LoginResponse } from '@lqc/contracts';
import { messages } from '@lqc/phrases';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';
import {
  clearCredential,
  credentialOf,
  deviceOf,
  setCredential,
  setDevice,
} from '../http/credential.js';
import { networkOf } from '../http/network-of.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';
import { AuthService, signedInUser } from './auth.service.js';

/** Signing in and out, and changing one's own password. */
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Serves('login')
  async login({ body, request, response }: Call<'login'>): Promise<LoginResponse> {
    const { behindTls } = this.config;
    const whence = {
      address: networkOf(request.ip ?? ''),
      device: deviceOf(request, behindTls),
    };
    const { token, user, expires, device } = await this.auth.signIn(
      body.username,
      body.password,
      whence,
      () => (request.beginsWait = true),
    );
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

  @Serves('logout')
  async logout({ signedIn, response }: Call<'logout'>) {
    await this.auth.signOut(signedIn);
    clearCredential(response, this.config.behindTls);
    return done(messages.signedOut);
  }

  @Serves('signOutEverywhere')
  async signOutEverywhere({ signedIn, response }: Call<'signOutEverywhere'>) {
    await this.auth.signOutEverywhere(signedIn);
    clearCredential(response, this.config.behindTls);
    return done(messages.signedOutEverywhere);
  }

  @Serves('me')
  me({ signedIn: { user, session } }: Call<'me'>) {
    return {
      user: signedInUser(user),
      expires: session.idleExpiresAt.toISOString(),
    };
  }

  @Serves('changePassword')
  async changePassword({ signedIn, body, request }: Call<'changePassword'>) {
    await this.auth.changePassword(signedIn, {
      current: body.current_password,
      next: body.new_password,
      address: networkOf(request.ip ?? ''),
    });
    return done(messages.passwordChanged);
  }
}
