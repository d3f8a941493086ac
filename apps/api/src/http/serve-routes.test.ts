import type { DiscoveryService } from '@nestjs/core';
import express from 'express';
import type { RouteController } from './call.js';
import { ServeRoutes } from './serve-routes.js';

const serving = (...controllers: RouteController[]) => {
  const getControllers = () => controllers.map((instance) => ({ instance }));
  const discovery = { getControllers } as unknown as DiscoveryService;
  const none = undefined as never;
  return () =>
    new ServeRoutes(discovery, none, none, none, none, none, none, none, none, none).on(express());
};
const signOut: RouteController = {
  routes: { logout: () => ({ success: true, message: '' }) },
};

test('the gateway does not start with a route that nobody serves', () => {
  expect(serving()).toThrow('nothing serves login');
});

test('the gateway does not start with a route that is served twice', () => {
  expect(serving(signOut, signOut)).toThrow('logout is served twice');
});
