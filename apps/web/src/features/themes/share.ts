/** Contacts as a share of all, 0 where there are none. */
export const shareOf = ({ contacts, of }: { contacts: number; of: number }): number =>
  of === 0 ? 0 : contacts / of;
