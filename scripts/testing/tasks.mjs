import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ROOT } from '../steps.mjs';

/**
 * What `npm test` does, in the order in which it is begun.
 *
 * @typedef {object} Task
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {boolean} [afterBuild] Whether it needs what the build makes
 * @property {boolean} [isJest] Whether it tells its tests in a report
 * @property {string} [cwd]
 */

/** @type {Task} */
const BUILD = {
  name: 'build',
  command: [bin('turbo'), 'run', 'build', '--output-logs=errors-only'],
};

// Several checkers would work the same types out again, while the other tasks want the processors.
/** @type {Task['command']} */
const TSC = [bin('tsc'), '--singleThreaded'];
/** Programs of their own for the types: what runs in a browser knows other things than what does not. */
const OTHER_PROGRAMS = ['apps/web', 'scripts'];

/** @type {Task[]} */
const FIRST_CHECKS = [
  { name: 'types', command: TSC },
  ...OTHER_PROGRAMS.map(
    /** @returns {Task} */ (folder) => ({
      name: `types ${folder}`,
      command: [...TSC, '--project', folder],
    }),
  ),
  { name: 'format', command: [bin('oxfmt'), '--check'] },
];
/** @type {Task[]} */
const LAST_CHECKS = [
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings', '--quiet'] },
  { name: 'unused', command: [bin('knip'), '--no-progress', '--no-config-hints'] },
  { name: 'boundaries', command: ['node', 'scripts/check-boundaries.mjs'] },
  { name: 'licences', command: ['node', 'scripts/licences.mjs'] },
  { name: 'images', command: ['node', 'scripts/check-images.mjs'] },
];

/** Rooms that take longest are begun first, so that none is left to run alone at the end. */
const LONGEST_FIRST = [
  'apps/api',
  'packages/trials',
  'apps/worker',
  'browser session-journey',
  'browser main-journey',
  'browser summaries-journey',
  'packages/queue',
  'browser chat-journey',
  'browser downloads-journey',
  'packages/workbook',
];

/** @returns {Task[]} Everything that CI runs. */
function allTasks() {
  /** @param {Task} task */
  const place = ({ name }) => (LONGEST_FIRST.indexOf(name) + 1 || Infinity) - 1;
  const rooms = [...roomTasks()].sort((a, b) => place(a) - place(b) || 0);
  return [BUILD, ...FIRST_CHECKS, ...rooms, ...LAST_CHECKS];
}

/** @returns {Generator<Task>} */
function* roomTasks() {
  for (const area of ['packages', 'apps']) {
    for (const room of readdirSync(join(ROOT, area))) {
      const cwd = join(ROOT, area, room);
      if (existsSync(join(cwd, 'jest.config.mjs')))
        yield jestTask(`${area}/${room}`, cwd, 'jest.config.mjs');
    }
  }
  // Journeys through the browser know nothing of each other, so each is a task.
  const web = join(ROOT, 'apps/web');
  for (const file of readdirSync(join(web, 'e2e')).filter((one) => one.endsWith('.e2e.ts')))
    yield jestTask(`browser ${file.replace('.e2e.ts', '')}`, web, 'jest.browser.config.mjs', [
      '--runTestsByPath',
      `e2e/${file}`,
    ]);
}

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
 * The tasks that a person named: by their whole name (`packages/survey`, `lint`), a room's own
 * (`survey`), or one that several share (`browser`); and the build, which rooms need.
 *
 * @param {string[]} wishes
 * @throws Error that names a wish which is no task
 */
export function tasksNamed(wishes, tasks = allTasks()) {
  if (wishes.length === 0) return tasks;
  /** @type {(task: Task, wish: string) => boolean} */
  const answers = (task, wish) => task.name === wish || task.name.split(/[/ ]/).includes(wish);
  const wanted = wishes.map((wish) => wish.replace(/[\\/]+$/, '').replaceAll('\\', '/'));
  const stranger = wanted.find((wish) => !tasks.some((task) => answers(task, wish)));
  if (stranger !== undefined)
    throw new Error(
      `"${stranger}" is nothing that can be tested. There are: ${tasks.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = tasks.filter((task) => wanted.some((wish) => answers(task, wish)));
  const needsBuild = chosen.some((task) => task.afterBuild) && !chosen.includes(BUILD);
  return needsBuild ? [BUILD, ...chosen] : chosen;
}
