import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, USERNAME_MAX_LENGTH } from '../limits.js';
import { coded, Id, Timestamp } from './common.js';

export const Role = z.enum(['admin', 'staff']);
export type Role = z.infer<typeof Role>;

export const LoginRequest = z.object({
  username: z.string().trim().min(1).max(USERNAME_MAX_LENGTH),
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

export const SignedInUser = z.object({
  username: z.string(),
  role: Role,
  is_admin: z.boolean(),
  must_change_password: z.boolean(),
});
export type SignedInUser = z.infer<typeof SignedInUser>;

export const LoginAnswer = z.object({
  success: z.literal(true),
  token: z.string(),
  message: z.string(),
  user: SignedInUser,
  expires: Timestamp,
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** `GET /api/v1/me`: who the credential belongs to, and until when. */
export const MeAnswer = z.object({ user: SignedInUser, expires: Timestamp });
export type MeAnswer = z.infer<typeof MeAnswer>;

const NewPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, coded('PASSWORD_TOO_SHORT'))
  .max(PASSWORD_MAX_LENGTH);

export const ChangePasswordRequest = z.object({
  current_password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
  new_password: NewPassword,
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const UserRecord = z.object({
  id: Id,
  username: z.string(),
  role: Role,
  disabled: z.boolean(),
  must_change_password: z.boolean(),
  created_at: Timestamp,
  last_sign_in_at: Timestamp.nullable(),
});
export type UserRecord = z.infer<typeof UserRecord>;

export const UserListAnswer = z.object({ users: z.array(UserRecord) });
export type UserListAnswer = z.infer<typeof UserListAnswer>;

export const CreateUserRequest = z.object({
  username: z
    .string()
    .trim()
    .min(3)
    .max(USERNAME_MAX_LENGTH)
    .regex(/^[A-Za-z0-9._-]+$/),
  role: Role,
  /** Without one, a one-time password is made and given in the answer. */
  password: NewPassword.optional(),
});
export type CreateUserRequest = z.infer<typeof CreateUserRequest>;

/** The one-time password is shown once; the user must change it at the next sign-in. */
export const UserWithPasswordAnswer = z.object({
  user: UserRecord,
  one_time_password: z.string().nullable(),
});
export type UserWithPasswordAnswer = z.infer<typeof UserWithPasswordAnswer>;

export const UpdateUserRequest = z
  .object({ role: Role.optional(), disabled: z.boolean().optional() })
  .refine((change) => change.role !== undefined || change.disabled !== undefined);
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>;
