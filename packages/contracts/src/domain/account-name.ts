/** What nobody sees in a name: controls, format marks, lone surrogates, what Unicode leaves unassigned. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** Whether a name holds only what people see. */
export const isReadableName = (name: string): boolean => name.search(UNSEEN) < 0;

/**
 * The one form of a typed account name: by it tries are counted and by it the account is looked up,
 * so that no other way to write a name is another count for the same account.
 */
export const accountKey = (typed: string): string =>
  typed.replace(UNSEEN, '').normalize('NFKC').trim().toLowerCase();
