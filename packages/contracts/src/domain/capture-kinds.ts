/** Begins the name of the device under which a note has what it took in of another note. */
export const JOINED_DEVICE = 'catatan ';

/**
 * What an event does: `open` a note, `set` a field, or `decide` between versions of a field (a score is
 * never merged, so that what another device wrote is replaced only by a decision).
 */
export const CAPTURE_KINDS = ['open', 'set', 'decide'] as const;
