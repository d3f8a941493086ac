/** The share of contacts, 0 to 1; 0 when there are none. */
export const shareOf = ({ contacts, of }: { contacts: number; of: number }): number =>
  of === 0 ? 0 : contacts / of;
