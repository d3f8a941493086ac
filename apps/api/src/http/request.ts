import type { AuditAction, ErrorCode, RouteName } from '@lqc/contracts';
import type { AuditObject } from './audit-object.js';
import type { SignedIn } from '@lqc/database';
import type { Request } from 'express';

export interface UploadedFile {
  readonly path: string;
  readonly fileName: string;
}

/** One file of a list: either written to the folder, or refused without refusing the others. */
export interface ReceivedFile {
  readonly path: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly refused: ErrorCode | null;
}

interface AuditedAct {
  readonly action: AuditAction;
  readonly object: AuditObject | null;
}

/** A request with what the steps of `CallsModule` have found out about it so far. */
export interface LiaisonRequest extends Request {
  id: string;
  routeName?: RouteName;
  signedIn?: SignedIn;
  /** Leaves the person's turn at the gateway, for a call that from now on only waits. */
  leaveTurn?: () => void;
  received?: readonly ReceivedFile[];
  /** The act for the audit log, once its object is known. */
  audited?: AuditedAct;
  /** What the act has also done. */
  alsoAudited?: readonly AuditedAct[];
  /** True of the failed sign-in after which the next ones have to wait. */
  beginsWait?: boolean;
  uploads?: ReadonlyMap<string, UploadedFile>;
}
