import { Controller, Inject } from '@nestjs/common';
import type { Done, LoginResponse } from '@lqc/contracts';
import { messages } from '@lqc/phrases';
import type { Call, Handlers } from '../http/call.js';
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

  readonly routes: Handlers = {
    login: (call) => this.#signIn(call),

    logout: async ({ signedIn, response }) => {
      await this.auth.signOut(signedIn);
      clearCredential(response, this.config.behindTls);
      return done(messages.signedOut);
    },

    signOutEverywhere: async ({ signedIn, response }) => {
      await this.auth.signOutEverywhere(signedIn);
      clearCredential(response, this.config.behindTls);
      return done(messages.signedOutEverywhere);
    },

    me: ({ signedIn: { user, session } }) => ({
      user: signedInUser(user),
      expires: session.idleExpiresAt.toISOString(),
    }),

    changePassword: async ({ signedIn, body, request }) => {
      await this.auth.changePassword(signedIn, {
        current: body.current_password,
        next: body.new_password,
        address: networkOf(request.ip ?? ''),
      });
      return done(messages.passwordChanged);
    },
  };

  async #signIn({ body, request, response }: Call<'login'>): Promise<LoginResponse> {
    const { behindTls } = this.config;
    const { token, user, expires, device } = await this.auth.signIn(body.username, body.password, {
      address: networkOf(request.ip ?? ''),
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
}

const done = (message: string): Done => ({ success: true, message });
