/** Tests run in jest's own process, so that what they share is closed here. */
export default () => globalThis.closeSharedIsolation?.();
