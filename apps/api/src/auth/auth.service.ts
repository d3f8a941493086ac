import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService, TokenExpiredError } from '@nestjs/jwt';
import { CodedError, SESSION_ABSOLUTE_MS, type SignedInUser } from '@lqc/contracts';
import { type AppUser, Database, type SignedIn } from '@lqc/database';
import { KnownPlaces, type Whence } from './known-places.js';
import { LoginThrottle } from './login-throttle.js';
import { PasswordJudge } from './password-judge.js';
import { hashPassword, verifyPassword } from './passwords.js';

export interface OpenedSession {
  readonly token: string;
  readonly user: AppUser;
  readonly expires: Date;
  /** Token for the cookie by which this browser is recognised later. */
  readonly device: string;
}

/** Signs users in and out, and finds the user that a token stands for. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    private readonly throttle: LoginThrottle,
    private readonly places: KnownPlaces,
    private readonly judge: PasswordJudge,
  ) {}

  /**
   * Gives the same answer for an unknown user, a wrong password and a disabled account.
   *
   * @param onHeld called when tries have failed so often that the next ones have to wait
   */
  async signIn(
    username: string,
    password: string,
    whence: Whence,
    onHeld: () => void = () => {},
  ): Promise<OpenedSession> {
    const origin = await this.places.originOf(username, whence);
    const attempt = await this.throttle.begin(username, origin);
    const user = await this.database.users.findByName(username);
    const matches = await verifyPassword(user?.passwordHash ?? null, password);
    if (!user || !matches || user.disabled) {
      if (await attempt.failed()) onHeld();
      throw new CodedError('LOGIN_FAILED');
    }
    const id = randomUUID();
    const expires = await this.database.authSessions.open(id, user);
    // The password was changed between checking it and starting the session.
    if (!expires) throw new CodedError('LOGIN_FAILED');
    await attempt.succeeded();
    await this.database.users.recordSignIn(user.id);
    const device = await this.places.remember(user.id, whence, origin, whence.device);
    const token = await this.jwt.signAsync(
      {},
      { jwtid: id, expiresIn: SESSION_ABSOLUTE_MS / 1000 },
    );
    return { token, user, expires, device };
  }

  /** @throws CodedError `SESSION_EXPIRED` for a token that was valid once, otherwise `NOT_AUTHENTICATED` */
  async verify(token: string, { extend }: { extend: boolean }): Promise<SignedIn> {
    const id = await this.#sessionId(token);
    const signedIn = await this.database.authSessions.use(id, { extend });
    if (signedIn === 'expired') throw new CodedError('SESSION_EXPIRED');
    if (!signedIn) throw new CodedError('NOT_AUTHENTICATED');
    return signedIn;
  }

  /** Ends the session that the browser had before a new sign-in. */
  async endFormer(token: string): Promise<void> {
    const id = await this.#sessionId(token).catch(() => null);
    if (id) await this.database.authSessions.revoke(id);
  }

  async signOut({ session }: SignedIn): Promise<void> {
    await this.database.authSessions.revoke(session.id);
  }

  /** Signs the user out here and on every other device. */
  async signOutEverywhere({ user }: SignedIn): Promise<void> {
    await this.database.authSessions.revokeAllOf(user.id);
  }

  /** Changes the user's password and ends their other sessions. */
  async changePassword(
    signedIn: SignedIn,
    { current, next, address }: { current: string; next: string; address: string },
  ): Promise<void> {
    const { user, session } = signedIn;
    // Tries are counted by session, so that nobody else can use them up.
    const origin = { address, place: `session ${session.id}`, isDevice: true };
    const attempt = await this.throttle.begin(user.username, origin);
    const account = await this.database.users.findById(user.id);
    const matches = await verifyPassword(account?.passwordHash ?? null, current);
    if (!account || !matches) {
      await attempt.failed();
      throw new CodedError('CURRENT_PASSWORD_WRONG');
    }
    await attempt.succeeded();
    if (next === current) throw new CodedError('PASSWORD_UNCHANGED');
    await this.judge.refuseCommon(next, user.username);
    const { users } = this.database;
    // An admin may have reset it meanwhile.
    if (!(await users.changePassword(signedIn, account.passwordHash, await hashPassword(next))))
      throw new CodedError('CURRENT_PASSWORD_WRONG');
  }

  async #sessionId(token: string): Promise<string> {
    try {
      const { jti } = await this.jwt.verifyAsync<{ jti?: string }>(token);
      if (jti) return jti;
    } catch (error) {
      if (error instanceof TokenExpiredError) throw new CodedError('SESSION_EXPIRED');
    }
    throw new CodedError('NOT_AUTHENTICATED');
  }
}

/** A user as responses show it to that user. */
export function signedInUser({
  username,
  role,
  mustChangePassword,
}: SignedIn['user']): SignedInUser {
  return { username, role, is_admin: role === 'admin', must_change_password: mustChangePassword };
}
