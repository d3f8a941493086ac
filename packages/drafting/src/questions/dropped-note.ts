import { answerNotes } from '@lqc/phrases';

const NOTE = `\n\n${answerNotes.dropped}`;

/** A reply with the note, at its end, that sentences of the model were left out. */
export const withDroppedNote = (reply: string): string => `${reply}${NOTE}`;

/** A reply without that note. */
export const withoutDroppedNote = (reply: string): string =>
  reply.endsWith(NOTE) ? reply.slice(0, -NOTE.length) : reply;
