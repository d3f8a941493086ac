import { Controller } from '@nestjs/common';
import { CodedError, required, type UserRecord } from '@lqc/contracts';
import { type AppUser, Database } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { PasswordJudge } from '../auth/password-judge.js';
import { hashPassword, oneTimePassword } from '../auth/passwords.js';
import { auditAs } from '../http/audit-as.js';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';

/** User accounts, for admins. */
@Controller()
export class UsersController {
  constructor(
    private readonly database: Database,
    private readonly judge: PasswordJudge,
  ) {}

  @Serves('listUsers')
  async listUsers() {
    return { users: (await this.database.users.list()).map(userRecord) };
  }

  @Serves('createUser')
  async createUser({ body, request }: Call<'createUser'>) {
    if (body.password) await this.judge.refuseCommon(body.password, body.username);
    const password = body.password ?? oneTimePassword();
    const user = await this.database.users.create({
      username: body.username,
      passwordHash: await hashPassword(password),
      role: body.role,
      mustChangePassword: true,
    });
    if (!user) throw new CodedError('USERNAME_TAKEN');
    auditAs(request, { id: user.id });
    return { user: userRecord(user), one_time_password: body.password ? null : password };
  }

  /** Changes a role or access, which takes effect with the user's next request. */
  @Serves('updateUser')
  async updateUser({ params: { id }, body: change }: Call<'updateUser'>) {
    await this.#find(id);
    await this.database.users.changeAccess(id, change);
    if (change.disabled) {
      await this.database.authSessions.revokeAllOf(id);
      await this.database.sectionHolds.releaseAllOf(id);
    }
    return userRecord(await this.#find(id));
  }

  @Serves('resetPassword')
  async resetPassword({ params: { id } }: Call<'resetPassword'>) {
    await this.#find(id);
    const password = oneTimePassword();
    await this.database.users.resetPassword(id, await hashPassword(password));
    return { user: userRecord(await this.#find(id)), one_time_password: password };
  }

  @Serves('signOutUser')
  async signOutUser({ params: { id } }: Call<'signOutUser'>) {
    await this.#find(id);
    await this.database.authSessions.revokeAllOf(id);
    return done(messages.signedOutEverywhere);
  }

  async #find(id: string): Promise<AppUser> {
    return required(await this.database.users.findById(id), 'USER_NOT_FOUND');
  }
}

function userRecord(user: AppUser): UserRecord {
  return {
    id: user.id,
    username: user.username,
    role: user.role,
    disabled: user.disabled,
    must_change_password: user.mustChangePassword,
    created_at: user.createdAt.toISOString(),
    last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
  };
}
