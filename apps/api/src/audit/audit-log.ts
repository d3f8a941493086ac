import { Inject, Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type AuditOutcome,
  CodedError,
  type ErrorCode,
  errorKind,
  type Route,
  ROUTES,
} from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { Logger } from 'pino';
import type { LiaisonRequest } from '../http/request.js';
import { LOGGER } from '../tokens.js';
import { type AuditObject, joined } from '../http/audit-object.js';
import { objectOf } from './audited-objects.js';

/**
 * Refusals that anybody can cause without signing in are not logged, since they could fill the log. Of sign-ins
 * that have to wait, the log has when that began.
 */
const NOT_LOGGED: ReadonlySet<ErrorCode> = new Set([
  'NOT_AUTHENTICATED',
  'SESSION_EXPIRED',
  'TOO_MANY_LOGINS',
  'CROSS_SITE_REQUEST',
]);

/** Writes the audit log: who did what, when, from which address, on which object. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Finds the object of an act before it is done, since it may be deleted. */
  async describe(action: AuditAction, request: LiaisonRequest): Promise<void> {
    request.audited = { action, object: await objectOf(request, this.database) };
  }

  /**
   * Logs what was carried out, and is refused by nothing that breaks after it.
   *
   * @throws CodedError `DONE_UNLOGGED` when a row is not written, so that nobody takes the act for logged
   */
  async done(request: LiaisonRequest, outcome: AuditOutcome): Promise<void> {
    const acts = [request.audited, ...(request.alsoAudited ?? [])];
    request.audited = undefined;
    let unlogged = false;
    for (const act of acts)
      if (act)
        await this.#add(request, act, { outcome, code: null }).catch((error: unknown) => {
          unlogged = true;
          this.#tellUnwritten(request, { act, outcome, error });
        });
    if (unlogged) throw new CodedError('DONE_UNLOGGED');
  }

  /** Logs a refused act; the refusal is answered even when logging it fails. */
  async refused(request: LiaisonRequest, code: ErrorCode): Promise<void> {
    if (NOT_LOGGED.has(code)) return;
    await this.#addRefused(request, code).catch((error: unknown) =>
      this.#tellUnwritten(request, { act: request.audited, outcome: 'refused', error }),
    );
  }

  /** Tells the process' log who did what, by their ids: nothing that was typed stands there. */
  #tellUnwritten(
    request: LiaisonRequest,
    {
      act,
      outcome,
      error,
    }: { act: LiaisonRequest['audited']; outcome: AuditOutcome; error: unknown },
  ): void {
    const said = {
      request_id: request.id,
      actor_id: request.signedIn?.user.id,
      action: act?.action,
      outcome,
      object_type: act?.object?.type,
      object_id: act?.object?.id,
      error: errorKind(error),
    };
    this.log.error(said, 'audit row not written');
  }

  async #addRefused(request: LiaisonRequest, code: ErrorCode): Promise<void> {
    const act =
      request.audited ?? beyondRole(request, code) ?? (await this.#asAnother(request, code));
    if (!act) return;
    await this.#add(request, act, { outcome: 'refused', code });
    if (request.beginsWait)
      await this.#add(request, { ...act, action: 'hold-sign-in' }, { outcome: 'done', code: null });
  }

  /** Of a call in another's name, which it was and whose name, where somebody has it. */
  async #asAnother(request: LiaisonRequest, code: ErrorCode) {
    if (code !== 'USERNAME_MISMATCH') return null;
    const { username } = request.body as { username: string };
    const other = await this.database.users.findByName(username);
    const label = joined([calledOf(request), other?.username]);
    return { action: 'act-as-another', object: { type: 'route', label } } as const;
  }

  #add(
    request: LiaisonRequest,
    act: { action: AuditAction; object: AuditObject | null },
    end: { outcome: AuditOutcome; code: ErrorCode | null },
  ): Promise<void> {
    const { user } = request.signedIn ?? {};
    // At a sign-in the account is the object, and once it succeeded also the actor.
    const self = act.action === 'sign-in' && end.outcome === 'done' ? act.object : null;
    return this.database.audit.add({
      ...end,
      actorId: user?.id ?? self?.id ?? null,
      actor: user?.username ?? self?.label ?? null,
      action: act.action,
      objectType: act.object?.type ?? null,
      objectId: act.object?.id ?? null,
      objectLabel: act.object?.label ?? null,
      address: request.ip ?? null,
      agent: request.get('user-agent') ?? null,
      requestId: request.id,
    });
  }
}

/** As what a call is audited; undefined when it is not. */
export function auditedAction(request: LiaisonRequest): AuditAction | undefined {
  const route: Route = ROUTES[request.routeName!];
  return sendsNames(request) ? 'send-names' : route.audit;
}

function beyondRole(request: LiaisonRequest, code: ErrorCode) {
  if (code !== 'FORBIDDEN' || !request.routeName) return null;
  const object = { type: 'route', label: calledOf(request) } as const;
  return { action: 'reach-beyond-role', object } as const;
}

/** Method and path of a call as its route has them. */
function calledOf({ routeName }: LiaisonRequest): string {
  const { method, path } = ROUTES[routeName!];
  return `${method} ${path}`;
}

/**
 * True for a draft without _Mode samaran_, which sends names to the model and is therefore logged.
 */
function sendsNames({ routeName, body }: LiaisonRequest): boolean {
  const { samaran, writer } = (body ?? {}) as { samaran?: unknown; writer?: unknown };
  const isDraft = routeName === 'summary' || routeName === 'summaryBab4';
  return isDraft && samaran === false && writer === 'model';
}
