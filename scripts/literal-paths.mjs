import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './steps.mjs';

// Routes are called by name, through `packages/client`; their paths are only in the table. Code that makes
// HTTP requests itself gets the path from `pathOf`.

const TABLES = [
  join('packages', 'contracts', 'src', 'api', 'addresses.ts'),
  join('packages', 'contracts', 'src', 'workbooks.ts'),
];

/** Files that may contain paths of routes, and why. */
const EXCEPTIONS = new Map([
  [join('packages', 'client', 'test', 'client.test.ts'), 'holds what is sent against the wire'],
  [join('packages', 'client', 'test', 'work.test.ts'), 'holds what is sent against the wire'],
  [join('scripts', 'check-images.mjs'), 'holds what an ingress hides against the wire'],
  [join('scripts', 'bare', 'started.mjs'), 'runs where no package is built'],
]);

const ROUTES = TABLES.flatMap((table) => {
  const paths = [
    ...readFileSync(join(ROOT, table), 'utf8').matchAll(/path: '(?<path>\/api\/[^']+)'/g),
  ];
  if (paths.length === 0) throw new Error(`${table} is not written as this check reads it`);
  return paths;
}).map(({ groups }) => new RegExp(`^${groups?.path?.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/**
 * The lines of these files that contain the path of a route, as sentences.
 *
 * @param {Iterable<string>} files
 */
export function literalPaths(files) {
  /** @type {string[]} */
  const found = [];
  for (const file of files) {
    const shown = relative(ROOT, file);
    if (shown.startsWith(join('packages', 'contracts') + sep) || EXCEPTIONS.has(shown)) continue;
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries())
      for (const [path] of withoutComment(line).matchAll(/\/api\/[^'"`\s?#]+/g))
        if (ROUTES.some((route) => route.test(path.replaceAll(/\$\{[^}]*\}|\{\w+\}/g, 'x'))))
          found.push(`${shown}:${at + 1}: ${path} is a route: call it by its name`);
  }
  return found;
}

/** @param {string} line */
const withoutComment = (line) => (/^\s*(\*|\/\/|\/\*)/.test(line) ? '' : line);
