import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ROOT } from '../steps.mjs';

/**
 * One task of `npm test`.
 *
 * @typedef {object} Task
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {boolean} [afterBuild] Whether it needs the result of the build
 * @property {boolean} [isJest] Whether it writes a jest report
 * @property {string} [cwd]
 */

/** @type {Task} */
const BUILD = {
  name: 'build',
  command: [bin('turbo'), 'run', 'build', '--output-logs=errors-only'],
};

/**
 * A check of types, which looks again only at what a change reaches. One thread, because several would check the same
 * types again and take processors from other tasks.
 *
 * @type {(name: string, args?: string[]) => Task}
 */
const typesTask = (name, args = []) => ({
  name,
  command: [
    bin('tsc'),
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    join(ROOT, 'node_modules/.cache', `${name.replaceAll(/\W/g, '-')}.tsbuildinfo`),
    ...args,
  ],
});
/** @type {Task[]} */
const FIRST_CHECKS = [
  typesTask('types'),
  // The browser has other global types.
  typesTask('types apps/web', ['--project', 'apps/web']),
  { name: 'format', command: [bin('oxfmt'), '--check'] },
];
/** @type {Task[]} */
const LAST_CHECKS = [
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings'] },
  { name: 'boundaries', command: ['node', 'scripts/check-boundaries.mjs'] },
  { name: 'licences', command: ['node', 'scripts/licences.mjs'] },
  { name: 'images', command: ['node', 'scripts/check-images.mjs'] },
];

/**
 * Whether anything is used by nobody, which is asked by night, before a release and by name.
 *
 * @type {Task}
 */
export const UNUSED = {
  name: 'unused',
  command: [bin('knip'), '--no-progress', '--no-config-hints'],
};

/**
 * Rooms whose tests share one process, since each jest takes two seconds to begin and loads the modules of the rooms
 * before it again. A room that is named runs alone.
 */
const TOGETHER = {
  'packages of words': [
    'contracts',
    'phrases',
    'language',
    'statistics',
    'analysis',
    'claims',
    'drafting',
  ],
  'packages of files': [
    'tracing',
    'sample-data',
    'survey',
    'client',
    'database',
    'queue',
    'workbook',
    'reports',
  ],
};

/** Tasks that take longest begin first, so that none is left to run alone at the end. */
const LONGEST_FIRST = [
  'browser sample-office',
  'packages of files',
  'apps/api',
  'apps/worker',
  'packages/trials',
  'browser empty-office',
  'packages of words',
];

/** Rooms that take more than a minute, which are tested in halves side by side when they are named. */
const IN_HALVES = new Set(['apps/worker', 'apps/api', 'packages/trials']);

/** Folders of journeys through the browser, each of which shares one product. */
const JOURNEY_GROUPS = ['sample-office', 'empty-office'];

/** @returns {Task[]} Everything that CI runs. */
function allTasks() {
  /** @param {Task} task */
  const place = ({ name }) => (LONGEST_FIRST.indexOf(name) + 1 || Infinity) - 1;
  const shared = new Set(Object.values(TOGETHER).flat().map(packageNamed));
  const rooms = [
    ...roomTasks().filter(({ name }) => !shared.has(name)),
    ...Object.entries(TOGETHER).map(([name, rooms]) =>
      jestTask(name, ROOT, 'jest.preset.mjs', ['--roots', ...rooms.map(packageNamed)]),
    ),
    ...JOURNEY_GROUPS.map((group) => journeysTask(group, `e2e/${group}/`)),
  ].sort((a, b) => place(a) - place(b) || 0);
  return [BUILD, ...FIRST_CHECKS, ...rooms, ...LAST_CHECKS];
}

/** @param {string} room */
const packageNamed = (room) => `packages/${room}`;

/** Each room alone. */
const roomTasks = () =>
  ['packages', 'apps'].flatMap((area) =>
    readdirSync(join(ROOT, area))
      .filter((room) => existsSync(join(ROOT, area, room, 'jest.config.mjs')))
      .map((room) => jestTask(`${area}/${room}`, join(ROOT, area, room), 'jest.config.mjs')),
  );

/** @returns {Task[]} Each journey through the browser alone, with a product of its own. */
const journeyTasks = () =>
  [...JOURNEY_GROUPS, 'nightly'].flatMap((group) =>
    readdirSync(join(ROOT, 'apps/web/e2e', group)).map((file) =>
      journeysTask(file.replace('.e2e.ts', ''), `e2e/${group}/${file}`),
    ),
  );

/** @type {(task: Task) => Task[]} */
const inHalves = (task) =>
  IN_HALVES.has(task.name)
    ? ['1/2', '2/2'].map((half) => ({
        ...task,
        name: `${task.name} ${half}`,
        command: [...task.command, `--shard=${half}`],
      }))
    : [task];

/** @type {(name: string, path: string) => Task} */
const journeysTask = (name, path) =>
  jestTask(`browser ${name}`, join(ROOT, 'apps/web'), 'jest.browser.config.mjs', [
    `--testPathPatterns=${path}`,
  ]);

/** @type {(name: string, cwd: string, config: string, args?: string[]) => Task} */
const jestTask = (name, cwd, config, args = []) => ({
  name,
  cwd,
  isJest: true,
  afterBuild: true,
  command: [
    'node',
    '--experimental-vm-modules',
    '--no-warnings',
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    `--config=${config}`,
    '--passWithNoTests',
    ...args,
  ],
});

/**
 * The tasks with these names: a whole name (`packages/survey`, `lint`), a room's short name (`survey`), one
 * that several share (`browser`), or a single journey; with the build, when one of them needs it.
 *
 * @param {string[]} names
 * @throws Error for a name without a task
 */
export function tasksNamed(names) {
  const tasks = allTasks();
  if (names.length === 0) return tasks;
  /** @type {(task: Task, name: string) => boolean} */
  const answers = (task, name) => task.name === name || task.name.split(/[/ ]/).includes(name);
  const wanted = names.map((name) => name.replace(/[\\/]+$/, '').replaceAll('\\', '/'));
  const known = [...tasks, UNUSED, ...roomTasks(), ...journeyTasks()];
  /** @param {string} name */
  const namedBy = (name) => {
    const those = tasks.filter((task) => answers(task, name));
    return those.length > 0 ? those : known.filter((task) => answers(task, name));
  };
  const unknown = wanted.find((name) => namedBy(name).length === 0);
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is nothing that can be tested. There are: ${[...new Set(known.map(({ name }) => name))].join(', ')}.`,
    );
  const named = new Set(wanted.flatMap(namedBy));
  const chosen = known.filter((task) => named.has(task)).flatMap(inHalves);
  const needsBuild = chosen.some((task) => task.afterBuild) && !chosen.includes(BUILD);
  return needsBuild ? [BUILD, ...chosen] : chosen;
}
