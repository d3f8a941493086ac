const JUMP_MS = 30_000;

const offset = () => Date.now() - performance.now();
let known = offset();

/** True when the clock was set or the computer slept since `acceptClock` was last called. */
export const clockJumped = (): boolean => Math.abs(offset() - known) > JUMP_MS;

/** Takes the current clock as correct. */
export const acceptClock = (): void => {
  known = offset();
};
