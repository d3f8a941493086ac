import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';

// One page for all test files, which share its modules as well; a page of its own for each took a second.

const { window } = new JSDOM('', { url: 'http://localhost/', pretendToBeVisual: true });
/** What the language brings along, and what of Node the runner itself uses. */
const KEPT = new Set([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
  'performance',
  'crypto',
]);

for (const name of Object.getOwnPropertyNames(window)) {
  if (KEPT.has(name)) continue;
  const given = window[name];
  const isMethod = typeof given === 'function' && /^[a-z]/.test(name);
  const value = given === window ? globalThis : isMethod ? given.bind(window) : given;
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = window[name].bind(window);

/** React would write each rendering into a profiler's timeline, and keep a stack for it. */
for (const name of ['timeStamp', 'createTask']) console[name] = undefined;

/** jsdom lays nothing out, so no size ever changes, no query of one matches, and nothing scrolls. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.scrollTo = () => {};
Range.prototype.getClientRects = () => [];
Range.prototype.getBoundingClientRect = () => new DOMRect();
globalThis.matchMedia ??= () =>
  Object.assign(new EventTarget(), { matches: false, media: '', onchange: null });
