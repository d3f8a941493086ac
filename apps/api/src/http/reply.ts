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

/** JSON as it was stored: it is passed on without being read. */
export class WrittenJson {
  constructor(readonly text: string) {}
}

/** The handler has answered by itself, piece by piece. */
export const ANSWERED = Symbol('answered');

/** Sends what a call is answered with: anything that is no kind of reply of its own as JSON. */
export function sendReply(response: Response, reply: unknown): void {
  if (reply === ANSWERED) return;
  if (reply instanceof FileReply)
    response.attachment(reply.fileName).type(reply.mediaType).send(reply.content);
  else if (reply instanceof TextReply) response.type(reply.mediaType).send(reply.text);
  else if (reply instanceof WrittenJson) response.type('json').send(reply.text);
  else response.json(reply);
}
