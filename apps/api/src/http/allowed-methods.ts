import { type Route, ROUTES } from '@lqc/contracts';

const routes = Object.values(ROUTES).map(({ method, path }: Route) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** The HTTP methods for which a path has routes. */
export function allowedMethods(path: string): string[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
