import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Shorter than a test may take, so that a child that does not end is ended. */
const WAITED_MS = 50_000;

const guarded = (then: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { guardMainThread } from ${JSON.stringify(new URL('../../dist/isolation/main-thread-guard.js', import.meta.url).href)};
       guardMainThread(1200); ${then}`,
    ],
    { stdio: 'ignore' },
  );

test('a main thread that one step holds too long is ended with its process', async () => {
  const child = guarded('setTimeout(() => { for (;;); }, 600);');
  try {
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(WAITED_MS) });
    expect(await ended).toEqual([null, 'SIGKILL']);
  } finally {
    child.kill('SIGKILL');
  }
});

test('a main thread that only waits is left alone', async () => {
  const child = guarded('setTimeout(() => process.exit(7), 3000);');
  try {
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(WAITED_MS) });
    expect(await ended).toEqual([7, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
