import { type DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Serves } from '../http/serves.js';
import { ServedRoutes } from './served-routes.js';

class SignOut {
  @Serves('logout')
  logout() {
    return { success: true, message: '' } as const;
  }
}
const starting = (...controllers: object[]) => {
  const getControllers = () => controllers.map((instance) => ({ instance }));
  const discovery = { getControllers } as unknown as DiscoveryService;
  return () => new ServedRoutes(discovery, new MetadataScanner(), new Reflector()).onModuleInit();
};

test('the gateway does not start with a route that nobody serves', () => {
  expect(starting()).toThrow('nothing serves login');
});

test('the gateway does not start with a route that is served twice', () => {
  expect(starting(new SignOut(), new SignOut())).toThrow('logout is served twice');
});
