import type { AuditAction, ErrorCode, RouteName } from '@lqc/contracts';
import type { AuditObject } from '../audit/audit-object.js';
import type { SignedIn } from '@lqc/database';
import type { Request } from 'express';

export interface UploadedFile {
  readonly path: string;
  readonly fileName: string;
}

/** One file of a list: written to the folder, or refused while the others go on. */
export interface ReceivedFile {
  readonly path: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly refused: ErrorCode | null;
}

/** A request with what is learnt of it on its way through `ServeRoutes`. */
export interface LiaisonRequest extends Request {
  id: string;
  routeName?: RouteName;
  signedIn?: SignedIn;
  received?: readonly ReceivedFile[];
  /** The act that is written down, once it is known what it is about. */
  audited?: { readonly action: AuditAction; readonly object: AuditObject | null };
  uploads?: ReadonlyMap<string, UploadedFile>;
}
