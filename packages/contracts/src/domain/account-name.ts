/** Invisible characters: control and format characters, lone surrogates, unassigned code points. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** True when a name has only visible characters. */
export const isReadableName = (name: string): boolean => name.search(UNSEEN) < 0;

/**
 * The canonical form of a typed username. Accounts are looked up and failed sign-ins are counted by
 * it, so that writing a name differently does not give an attacker more tries.
 */
export const accountKey = (typed: string): string =>
  typed.replace(UNSEEN, '').normalize('NFKC').trim().toLowerCase();

/** What the audit log calls the product's own acts by, so that no account may be called so. */
export const PRODUCTS_NAME = 'Sistem';

/** True of a name, however it is written, by which the product tells its own acts. */
export const isProductsName = (typed: string): boolean =>
  accountKey(typed) === accountKey(PRODUCTS_NAME);
