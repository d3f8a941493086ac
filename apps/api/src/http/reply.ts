/** A file, to be saved under its name and never shown inline. */
export class FileReply {
  constructor(
    readonly fileName: string,
    readonly mediaType: string,
    readonly content: Buffer | string,
  ) {}
}

export class TextReply {
  constructor(
    readonly mediaType: string,
    readonly text: string,
  ) {}
}

/** Stored JSON, which is sent without being parsed. */
export class WrittenJson {
  constructor(readonly text: string) {}
}

/** The handler has already written the response itself, as event streams do. */
export const ANSWERED = Symbol('answered');

/** The reply to a change that was made, with a sentence for the person who made it. */
export const done = (message: string) => ({ success: true, message }) as const;
