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

/** What is told of an object, as the parts of its label; what is not there is left out. */
export const joined = (parts: readonly unknown[]): string => parts.filter(Boolean).join(' · ');
