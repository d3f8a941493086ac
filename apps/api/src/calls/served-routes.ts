import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { type RouteName, ROUTES } from '@lqc/contracts';
import { SERVED_ROUTE } from '../http/serves.js';

/** Lets the gateway start only when every route of the contract is served, by one method. */
@Injectable()
export class ServedRoutes implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error when a route is served by nobody, or twice */
  onModuleInit(): void {
    const served = new Set<RouteName>();
    for (const { instance } of this.discovery.getControllers()) {
      const controller = instance as Record<string, () => unknown>;
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(controller))) {
        const name = this.reflector.get<RouteName | undefined>(SERVED_ROUTE, controller[method]!);
        if (!name) continue;
        if (served.has(name)) throw new Error(`${name} is served twice`);
        served.add(name);
      }
    }
    for (const name of Object.keys(ROUTES) as RouteName[])
      if (!served.has(name)) throw new Error(`nothing serves ${name}`);
  }
}
