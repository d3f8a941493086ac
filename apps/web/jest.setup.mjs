import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom lays nothing out, so no size ever changes. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom leaves out what every browser has for bytes of text. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
