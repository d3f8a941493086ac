import { count } from '../../lib/format';

/** The share of contacts, 0 to 1; 0 when there are none. */
export const shareOf = ({ contacts, of }: { contacts: number; of: number }): number =>
  of === 0 ? 0 : contacts / of;

/** The same in words: `1.234 dari 2.400 kontak`. */
export const contactsOf = (contacts: number, of: number) =>
  `${count(contacts)} dari ${count(of)} kontak`;
