import type {
  CreateUserRequest,
  UpdateUserRequest,
  UserListResponse,
  UserRecord,
  UserWithPasswordResponse,
} from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http';

const PATH = '/api/v1/admin/users';

export const userList = queryOptions({
  queryKey: ['users'],
  queryFn: async () => (await api.get<UserListResponse>(PATH)).users,
});

export const createUser = (user: CreateUserRequest) =>
  api.post<UserWithPasswordResponse>(PATH, user);
export const updateUser = (id: string, change: UpdateUserRequest) =>
  api.patch<UserRecord>(`${PATH}/${id}`, change);
export const signOutUser = (id: string) => api.post(`${PATH}/${id}/sign-out`);
export const resetPassword = (id: string) =>
  api.post<UserWithPasswordResponse>(`${PATH}/${id}/reset-password`);
