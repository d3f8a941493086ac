import { cleanup, configure } from '@testing-library/react';
import { acceptClock } from './src/lib/clock.ts';

// What a page is waited for comes late on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

let cleaned = '';

/** Leaves each file of tests an empty storage, and each test an empty page, the real clock and nothing replaced. */
function keepClean() {
  const { testPath } = expect.getState();
  if (testPath === cleaned) return;
  cleaned = testPath;
  beforeAll(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    jest.restoreAllMocks();
    jest.useRealTimers();
    // A test in which the computer slept leaves a clock that the real one seems to have jumped from.
    acceptClock();
  });
}

// Hooks belong to the file that is being read, and this one is read once: the first word of a file sets them.
for (const name of ['describe', 'test', 'it'])
  globalThis[name] = new Proxy(globalThis[name], {
    apply(...call) {
      keepClean();
      return Reflect.apply(...call);
    },
    get(...call) {
      keepClean();
      return Reflect.get(...call);
    },
  });
