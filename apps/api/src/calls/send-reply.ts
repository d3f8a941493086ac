import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { ANSWERED, FileReply, TextReply, WrittenJson } from '../http/reply.js';

/** Sends what a handler gives: a file, a text, JSON that is written already; any other value as JSON. */
@Injectable()
export class SendReply implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<void> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(map((reply) => send(response, reply)));
  }
}

function send(response: Response, reply: unknown): void {
  if (reply === ANSWERED) return;
  if (reply instanceof FileReply)
    response.attachment(reply.fileName).type(reply.mediaType).send(reply.content);
  else if (reply instanceof TextReply) response.type(reply.mediaType).send(reply.text);
  else if (reply instanceof WrittenJson) response.type('json').send(reply.text);
  else response.json(reply);
}
