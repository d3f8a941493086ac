/** What an act is about. */
export interface AuditObject {
  readonly type:
    | 'account'
    | 'file'
    | 'company'
    | 'analysis'
    | 'conclusion'
    | 'model'
    | 'job'
    | 'limits'
    | 'weights'
    | 'audit'
    | 'route';
  readonly id?: string | null;
  readonly label?: string | null;
}
