import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import type { SignedIn } from '@lqc/database';
import type { LiaisonRequest } from './request.js';

/** Whoever the credential of this request belongs to. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn => {
    const { signedIn } = context.switchToHttp().getRequest<LiaisonRequest>();
    if (!signedIn) throw new CodedError('NOT_AUTHENTICATED');
    return signedIn;
  },
);
