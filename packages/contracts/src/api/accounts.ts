import { z } from 'zod';
import { isProductsName, isReadableName } from '../domain/account-name.js';
import { Id, Timestamp } from '../domain/id.js';
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '../limits.js';
import { coded, Done } from './common.js';
import { byId, type Routes } from './route.js';

export const Role = z.enum(['admin', 'staff']);
export type Role = z.infer<typeof Role>;

export const LoginRequest = z.object({
  username: z
    .string()
    .trim()
    .min(1)
    // Nobody is called so.
    .max(USERNAME_MAX_LENGTH, coded('LOGIN_FAILED'))
    .refine(isReadableName, coded('USERNAME_UNREADABLE')),
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

export const LoginResponse = z.object({
  success: z.literal(true),
  token: z.string(),
  message: z.string(),
  user: SignedInUser,
  expires: Timestamp,
});
export type LoginResponse = z.infer<typeof LoginResponse>;

/** `GET /api/v1/me`: who the credential belongs to, and until when. */
export const MeResponse = z.object({ user: SignedInUser, expires: Timestamp });

const NewPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, coded('PASSWORD_TOO_SHORT'))
  .max(PASSWORD_MAX_LENGTH);

export const ChangePasswordRequest = z.object({
  current_password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
  new_password: NewPassword,
});

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

export const UserListResponse = z.object({ users: z.array(UserRecord) });

export const CreateUserRequest = z.object({
  username: z
    .string()
    .trim()
    .min(USERNAME_MIN_LENGTH, coded('USERNAME_INVALID'))
    .max(USERNAME_MAX_LENGTH, coded('USERNAME_INVALID'))
    .regex(/^[A-Za-z0-9._-]+$/, coded('USERNAME_INVALID'))
    .refine((name) => !isProductsName(name), coded('USERNAME_OF_PRODUCT')),
  role: Role,
  /** When it is left out, a one-time password is generated and returned in the response. */
  password: NewPassword.optional(),
});
export type CreateUserRequest = z.infer<typeof CreateUserRequest>;

/** The one-time password is shown once; the user must change it at the next sign-in. */
export const UserWithPasswordResponse = z.object({
  user: UserRecord,
  one_time_password: z.string().nullable(),
});
export type UserWithPasswordResponse = z.infer<typeof UserWithPasswordResponse>;

export const UpdateUserRequest = z
  .object({ role: Role.optional(), disabled: z.boolean().optional() })
  .refine((change) => change.role !== undefined || change.disabled !== undefined);
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>;

/** Signing in and accounts. */
export const accountsRoutes = {
  login: {
    access: 'public',
    summary: 'Sign in',
    body: LoginRequest,
    response: LoginResponse,
    audit: 'sign-in',
  },
  logout: {
    access: 'staff',
    summary: 'Revoke the credential',
    response: Done,
    audit: 'sign-out',
  },
  me: {
    access: 'staff',
    summary: 'Who is signed in',
    response: MeResponse,
  },
  changePassword: {
    access: 'staff',
    summary: "Change one's own password",
    body: ChangePasswordRequest,
    response: Done,
    audit: 'change-password',
  },
  signOutEverywhere: {
    access: 'staff',
    summary: 'End every session of one’s own',
    response: Done,
    audit: 'sign-out-everywhere',
  },
  listUsers: {
    access: 'admin',
    summary: 'Accounts',
    response: UserListResponse,
  },
  createUser: {
    access: 'admin',
    summary: 'Make an account',
    body: CreateUserRequest,
    status: 201,
    response: UserWithPasswordResponse,
    audit: 'create-account',
  },
  updateUser: {
    access: 'admin',
    summary: 'Change role, disable or enable',
    params: byId('USER_NOT_FOUND'),
    body: UpdateUserRequest,
    response: UserRecord,
    audit: 'change-account',
  },
  resetPassword: {
    access: 'admin',
    summary: 'Give a one-time password',
    params: byId('USER_NOT_FOUND'),
    response: UserWithPasswordResponse,
    audit: 'reset-password',
  },
  signOutUser: {
    access: 'admin',
    summary: 'End every session of a user',
    params: byId('USER_NOT_FOUND'),
    response: Done,
    audit: 'sign-out-account',
  },
} as const satisfies Routes;
