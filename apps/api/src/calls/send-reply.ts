import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ANSWERED, FileReply, TextReply, WrittenJson } from '../http/reply.js';
import type { Step } from './steps.js';

/** Sends what a handler gives: a file, a text, JSON that is written already; any other value as JSON. */
@Injectable()
export class SendReply implements Step {
  concerns(): boolean {
    return true;
  }

  readonly pass: Step['pass'] = async (_request, response, next) => {
    send(response, await next());
  };
}

function send(response: Response, reply: unknown): void {
  if (reply === ANSWERED) return;
  if (reply instanceof FileReply)
    response.attachment(reply.fileName).type(reply.mediaType).send(reply.content);
  else if (reply instanceof TextReply) response.type(reply.mediaType).send(reply.text);
  else sendJson(response, reply instanceof WrittenJson ? reply.text : JSON.stringify(reply));
}

/** As text, which Node writes together with the headers; Express would make a buffer of it first. */
function sendJson(response: Response, text: string): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
