import * as auth from '../http/auth.js';
import { Done } from '../http/common.js';
import { byId, type Route } from './route.js';

/** Signing in and accounts. */
export const accountsRoutes = {
  login: {
    method: 'POST',
    path: '/api/node/login',
    access: 'public',
    summary: 'Sign in',
    body: auth.LoginRequest,
    answer: auth.LoginAnswer,
  },
  logout: {
    method: 'POST',
    path: '/api/node/logout',
    access: 'staff',
    summary: 'Revoke the credential',
    answer: Done,
  },
  me: {
    method: 'GET',
    path: '/api/v1/me',
    access: 'staff',
    summary: 'Who is signed in',
    answer: auth.MeAnswer,
  },
  changePassword: {
    method: 'POST',
    path: '/api/v1/me/password',
    access: 'staff',
    summary: "Change one's own password",
    body: auth.ChangePasswordRequest,
    answer: Done,
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/v1/me/sign-out-everywhere',
    access: 'staff',
    summary: 'End every session of one’s own',
    answer: Done,
  },
  listUsers: {
    method: 'GET',
    path: '/api/v1/admin/users',
    access: 'admin',
    summary: 'Accounts',
    answer: auth.UserListAnswer,
  },
  createUser: {
    method: 'POST',
    path: '/api/v1/admin/users',
    access: 'admin',
    summary: 'Make an account',
    body: auth.CreateUserRequest,
    status: 201,
    answer: auth.UserWithPasswordAnswer,
  },
  updateUser: {
    method: 'PATCH',
    path: '/api/v1/admin/users/{id}',
    access: 'admin',
    summary: 'Change role, disable or enable',
    params: byId('USER_NOT_FOUND'),
    body: auth.UpdateUserRequest,
    answer: auth.UserRecord,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v1/admin/users/{id}/reset-password',
    access: 'admin',
    summary: 'Give a one-time password',
    params: byId('USER_NOT_FOUND'),
    answer: auth.UserWithPasswordAnswer,
  },
  signOutUser: {
    method: 'POST',
    path: '/api/v1/admin/users/{id}/sign-out',
    access: 'admin',
    summary: 'End every session of a user',
    params: byId('USER_NOT_FOUND'),
    answer: Done,
  },
} as const satisfies Record<string, Route>;
