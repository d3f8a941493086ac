import type { CreateUserRequest, UpdateUserRequest } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const userList = queryOptions({
  queryKey: ['users'],
  queryFn: async () => (await api.call('listUsers')).users,
});

export const createUser = (body: CreateUserRequest) => api.call('createUser', { body });
export const updateUser = (id: string, body: UpdateUserRequest) =>
  api.call('updateUser', { params: { id }, body });
export const signOutUser = (id: string) => api.call('signOutUser', { params: { id } });
export const resetPassword = (id: string) => api.call('resetPassword', { params: { id } });
