const JUMP_MS = 30_000;

const offset = () => Date.now() - performance.now();
let known = offset();

/** True when the clock was set, or the machine slept, since it was last accepted. */
export const clockJumped = (): boolean => Math.abs(offset() - known) > JUMP_MS;

/** Takes the clock as it is now. */
export const acceptClock = (): void => {
  known = offset();
};
