/** The columns of a visit where there is room for them beside each other. */
export const VISIT_COLUMNS =
  'gap-x-3 md:grid-cols-[minmax(0,1.3fr)_136px_112px_128px_minmax(0,1fr)_28px]';
