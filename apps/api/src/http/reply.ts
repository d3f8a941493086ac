import type { Response } from 'express';

/** A file, to be saved under its name and never shown inline. */
export class FileReply {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer | string;

  constructor(file: Pick<FileReply, 'fileName' | 'mediaType' | 'content'>) {
    this.fileName = file.fileName;
    this.mediaType = file.mediaType;
    this.content = file.content;
  }
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

/** Sends a reply; any value that is not one of the special kinds above is sent as JSON. */
export function sendReply(response: Response, reply: unknown): void {
  if (reply === ANSWERED) return;
  if (reply instanceof FileReply)
    response.attachment(reply.fileName).type(reply.mediaType).send(reply.content);
  else if (reply instanceof TextReply) response.type(reply.mediaType).send(reply.text);
  else if (reply instanceof WrittenJson) response.type('json').send(reply.text);
  else response.json(reply);
}
