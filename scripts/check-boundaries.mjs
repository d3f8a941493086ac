import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { builtinModules } from 'node:module';
import { parseSync } from 'oxc-parser';
import { assertedResponses } from './asserted-responses.mjs';
import { literalPaths } from './literal-paths.mjs';
import { ROOMS } from './rooms.mjs';
import { ROOT } from './steps.mjs';

// Checks five rules: a package.json depends only on packages that the table in rooms.mjs allows; a file
// imports only what its package.json declares; no files, and no folders of a room, import each other in
// a circle; the paths of routes are written only in the table of routes; nobody asserts the type of a
// response.

const SCOPE = '@lqc/';
/**
 * The packages that a room's files may import: its own name, its dependencies, and those of its tests.
 *
 * @typedef {{ self: string, product: Set<string>, tests: Set<string> }} Doors
 */

/** Layers of the web client; each may import only from the layers after it. */
const WEB_LAYERS = ['app', 'features', 'components', 'lib'];

/** @type {string[]} */
const problems = [];
/** The files that each file imports. @type {Map<string, string[]>} */
const graph = new Map();

for (const area of ['packages', 'apps']) {
  for (const name of readdirSync(join(ROOT, area))) {
    const folder = join(ROOT, area, name);
    if (existsSync(join(folder, 'package.json'))) checkRoom(name, folder);
  }
}
for (const circle of circles(graph)) problems.push(`circle: ${circle.join(' → ')}`);
for (const circle of circles(folderGraph(graph)))
  problems.push(`circle of folders: ${circle.join(' → ')}`);

const scripts = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join(ROOT, 'scripts', name));
const files = [...[...graph.keys()].map((file) => join(ROOT, file)), ...scripts];
problems.push(...literalPaths(files), ...assertedResponses(files));

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  `boundaries: ${graph.size} files in ${Object.keys(ROOMS).length} rooms, no wall crossed, no circle, no path beside its table, no response asserted`,
);

/**
 * @param {string} name
 * @param {string} folder
 */
function checkRoom(name, folder) {
  const room = /** @type {Record<string, import('./rooms.mjs').Room>} */ (ROOMS)[name];
  if (!room) return void problems.push(`${name}: no such room in scripts/rooms.mjs`);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const dependencies = Object.keys(manifest.dependencies ?? {});
  const testDependencies = Object.keys(manifest.devDependencies ?? {});
  checkDoors(name, dependencies, room.may);
  checkDoors(name, testDependencies, [...room.may, ...(room.tests ?? [])]);
  const doors = {
    self: manifest.name,
    product: new Set(dependencies),
    tests: new Set(testDependencies),
  };
  for (const allowed of [...room.may, ...(room.tests ?? [])])
    if (!doors.product.has(SCOPE + allowed) && !doors.tests.has(SCOPE + allowed))
      problems.push(`${name}: rooms.mjs allows ${allowed}, which its package.json does not name`);
  for (const file of sourceFiles(folder)) checkFile(file, folder, doors);
}

/**
 * @param {string} name
 * @param {string[]} dependencies
 * @param {readonly string[]} allowed
 */
function checkDoors(name, dependencies, allowed) {
  for (const dependency of dependencies) {
    if (!dependency.startsWith(SCOPE)) continue;
    if (!allowed.includes(dependency.slice(SCOPE.length)))
      problems.push(`${name}: package.json may not depend on ${dependency}`);
  }
}

/** @param {string} folder */
function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(file));
}

/**
 * @param {string} file
 * @param {string} folder
 * @param {Doors} doors
 */
function checkFile(file, folder, doors) {
  const shown = relative(ROOT, file);
  const onlyForTests =
    /\.(test|e2e)\.tsx?$/.test(file) ||
    !relative(folder, file).startsWith(`src${sep}`) ||
    /[\\/]testing[\\/.]/.test(file);
  /** @type {string[]} */
  const targets = [];
  graph.set(shown, targets);
  for (const specifier of importsOf(file)) {
    if (specifier.startsWith('.')) {
      const target = resolveRelative(file, specifier);
      if (!target) continue;
      if (relative(folder, target).startsWith('..'))
        problems.push(`${shown}: leaves its room by ${specifier}`);
      checkWebLayer(folder, file, target, shown);
      targets.push(relative(ROOT, target));
      continue;
    }
    const packageName = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    if (isBuiltin(specifier) || packageName === doors.self) continue;
    const declared =
      doors.product.has(packageName) || (onlyForTests && doors.tests.has(packageName));
    if (!declared && !(onlyForTests && packageName.startsWith('@jest/')))
      problems.push(`${shown}: ${packageName} is not declared for it in package.json`);
    if (packageName.startsWith(SCOPE) && /\/(src|dist)\//.test(specifier))
      problems.push(`${shown}: reaches behind the door of ${packageName}`);
  }
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string} target
 * @param {string} shown
 */
function checkWebLayer(folder, file, target, shown) {
  if (basename(folder) !== 'web') return;
  const layers = join(folder, 'src');
  /** @param {string} path */
  const layerOf = (path) => WEB_LAYERS.indexOf(relative(layers, path).split(sep)[0] ?? '');
  const from = layerOf(file);
  const to = layerOf(target);
  if (from !== -1 && to !== -1 && to < from)
    problems.push(`${shown}: ${WEB_LAYERS[from]} may not import ${WEB_LAYERS[to]}`);
}

/**
 * Which folders import which others beside them: a file's import counts for the two folders in which
 * its path and that of the imported file part.
 *
 * @param {Map<string, string[]>} files
 */
function folderGraph(files) {
  /** @type {Map<string, Set<string>>} */
  const folders = new Map();
  for (const [file, targets] of files) {
    if (isTest(file)) continue;
    for (const target of targets) {
      const [from, to] = [dirname(file).split(sep), dirname(target).split(sep)];
      const parting = from.findIndex((name, at) => name !== to[at]);
      if (parting === -1 || parting >= to.length) continue;
      const folder = from.slice(0, parting + 1).join(sep);
      const imported = folders.get(folder) ?? new Set();
      folders.set(folder, imported.add(to.slice(0, parting + 1).join(sep)));
    }
  }
  return folders;
}

/** @param {string} file */
function isTest(file) {
  return /\.(test|e2e)\.tsx?$/.test(file) || /[\\/](test|e2e)[\\/]/.test(file);
}

/** @param {string} file */
function importsOf(file) {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) problems.push(`${relative(ROOT, file)}: ${errors[0].message}`);
  const source = readFileSync(file, 'utf8');
  return [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.map((entry) => entry.moduleRequest?.value),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      literal(source.slice(start, end)),
    ),
  ].filter((one) => typeof one === 'string');
}

/** @param {string} expression */
function literal(expression) {
  return /^(['"])(.*)\1$/.exec(expression)?.[2];
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function resolveRelative(file, specifier) {
  const base = resolve(dirname(file), specifier.replace(/\?.*$/, ''));
  const stem = base.replace(/\.jsx?$/, '');
  const candidates = [
    base,
    `${stem}.ts`,
    `${stem}.tsx`,
    join(base, 'index.ts'),
    join(base, 'index.tsx'),
  ];
  return candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
}

/** @param {string} specifier */
function isBuiltin(specifier) {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

/**
 * Finds circles of imports by depth-first search.
 *
 * @param {Map<string, Iterable<string>>} edges
 */
function circles(edges) {
  /** @type {string[][]} */
  const found = [];
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @type {string[]} */
  const path = [];
  /** @param {string} node */
  const visit = (node) => {
    state.set(node, 'open');
    path.push(node);
    for (const next of edges.get(node) ?? []) {
      if (state.get(next) === 'open') found.push([...path.slice(path.indexOf(next)), next]);
      else if (!state.has(next) && edges.has(next)) visit(next);
    }
    path.pop();
    state.set(node, 'done');
  };
  for (const node of edges.keys()) if (!state.has(node)) visit(node);
  return found;
}
