/**
 * Carries tasks out in their order, up to `slots` at the same time. Tasks that need the build are passed over
 * until it has ended.
 *
 * @param {readonly import('./tasks.mjs').Task[]} tasks
 * @param {number} slots
 * @param {(task: import('./tasks.mjs').Task) => Promise<void>} carryOut
 * @returns {Promise<void>}
 */
export function sideBySide(tasks, slots, carryOut) {
  const waiting = [...tasks];
  let busy = 0;
  let isBuilt = !tasks.some(({ name }) => name === 'build');
  return new Promise((resolve, reject) => {
    const begin = () => {
      while (busy < slots) {
        const at = waiting.findIndex((task) => isBuilt || !task.afterBuild);
        const [task] = at === -1 ? [] : waiting.splice(at, 1);
        if (!task) break;
        busy += 1;
        carryOut(task).then(() => {
          busy -= 1;
          isBuilt ||= task.name === 'build';
          begin();
        }, reject);
      }
      if (busy === 0) resolve();
    };
    begin();
  });
}
