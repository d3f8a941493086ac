/** The object of an audited act, such as a file or an account. */
export interface AuditObject {
  readonly type:
    | 'account'
    | 'file'
    | 'note'
    | 'company'
    | 'contradiction'
    | 'analysis'
    | 'conclusion'
    | 'report'
    | 'model'
    | 'words'
    | 'search'
    | 'job'
    | 'limits'
    | 'weights'
    | 'themes'
    | 'audit'
    | 'route';
  readonly id?: string | null;
  readonly label?: string | null;
}
