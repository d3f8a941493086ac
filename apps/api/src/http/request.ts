import type { RouteName } from '@lqc/contracts';
import type { SignedIn } from '@lqc/database';
import type { Request } from 'express';

export interface UploadedFile {
  readonly path: string;
  readonly fileName: string;
}

/** A request as our guards and interceptors leave it. */
export interface LiaisonRequest extends Request {
  id: string;
  routeName?: RouteName;
  signedIn?: SignedIn;
  uploads?: ReadonlyMap<string, UploadedFile>;
}
