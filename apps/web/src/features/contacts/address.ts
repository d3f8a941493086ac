export interface ContactsAddress {
  readonly q?: string | undefined;
  readonly sector?: string | undefined;
  readonly not_visited?: number | undefined;
  readonly page?: number | undefined;
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const whole = (value: unknown) => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

/** What the address of the list holds: which companies, and the page. */
export const parseContactsAddress = (search: Record<string, unknown>): ContactsAddress => ({
  q: text(search.q),
  sector: text(search.sector),
  not_visited: whole(search.not_visited),
  page: whole(search.page),
});
