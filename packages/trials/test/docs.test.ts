import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const ROOMS = ['apps', 'packages', 'scripts'];
/** A test, journey or script between backticks, such as `attacks/reports.test`. */
const NAMED = /`((?:[\w-]+\/)*[\w.-]+(?:\.test|-journey|\.mjs))`/g;

/** Every file below a folder but what is installed and built. */
const below = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : below(path);
  });
const files = ROOMS.flatMap(below);

const isThere = (name: string) =>
  files.some(
    (path) =>
      path.endsWith(`/${name}`) ||
      (basename(path).startsWith(`${basename(name)}.`) && path.includes(`/${name}.`)),
  );

test.each(['THREATS.md', 'evidence/ASVS.md', 'evidence/FOREIGN-WORKBOOKS.md'])(
  'every test that %s names is there',
  (page) => {
    const named = [...readFileSync(join(ROOT, 'docs', page), 'utf8').matchAll(NAMED)].map(
      ([, name]) => name!,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  },
);
