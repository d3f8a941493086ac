/** Neighbouring columns of the same group, from one to before another; a column without a group is alone. */
export function* columnGroups(columns: readonly { readonly group?: string | undefined }[]) {
  for (let from = 0, to = 0; from < columns.length; from = to) {
    const { group } = columns[from]!;
    do to += 1;
    while (group !== undefined && columns[to]?.group === group);
    yield { group, from, to };
  }
}
