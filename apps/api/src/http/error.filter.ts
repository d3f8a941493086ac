import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { Refusals } from './refusals.js';
import type { LiaisonRequest } from './request.js';

/** Answers errors before a route is reached, and unknown paths, with the same error body. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly refusals: Refusals) {}

  catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<LiaisonRequest>();
    return this.refusals.answer(error, request, http.getResponse<Response>());
  }
}
