import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import swcPackage from '@swc/core/package.json' with { type: 'json' };

// Hooks by which Node loads the sources of all rooms: `./x.js` and `./x` are the file `x.ts` where that exists,
// other rooms are their sources (condition `liaison-source`), and TypeScript is transformed as for production.

const ROOT = new URL('../../', import.meta.url);
const CACHE = new URL('node_modules/.cache/liaison-tests/', ROOT);
const SETTINGS = readFileSync(new URL('.swcrc', ROOT), 'utf8');
const { $schema: _, ...swc } = JSON.parse(SETTINGS);
mkdirSync(CACHE, { recursive: true });

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  const isBeside = specifier.startsWith('.') && !context.parentURL?.includes('/node_modules/');
  if (isBeside && context.parentURL?.startsWith(ROOT.href)) {
    const source = ['.ts', '.tsx']
      .map((ending) => new URL(specifier.replace(/\.js$/, '') + ending, context.parentURL))
      .find((url) => existsSync(url));
    if (source) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, { ...context, conditions: [...context.conditions, 'liaison-source'] });
}

/** @type {import('node:module').LoadHook} */
export function load(url, context, next) {
  const path = url.split('?')[0] ?? url;
  if (!/\.tsx?$/.test(path) || path.includes('/node_modules/')) return next(url, context);
  return { format: 'module', source: transformed(path), shortCircuit: true };
}

/**
 * The JavaScript of a source, which is kept from run to run for all rooms under the hash of what it is made from.
 *
 * @param {string} url
 */
function transformed(url) {
  const filename = fileURLToPath(url);
  const source = readFileSync(filename, 'utf8');
  const madeFrom = [swcPackage.version, SETTINGS, filename, source];
  const key = createHash('sha256').update(madeFrom.join('\0')).digest('hex');
  const kept = new URL(`${key}.js`, CACHE);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { code } = transformSync(source, {
    ...swc,
    filename,
    sourceMaps: 'inline',
    swcrc: false,
    configFile: false,
  });
  // Rooms are tested side by side, and none may read what another has written by half.
  const written = new URL(`${key}.${process.pid}`, CACHE);
  writeFileSync(written, code);
  renameSync(written, kept);
  return code;
}
