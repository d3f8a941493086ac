/**
 * Looks values up by key, with one statement for all keys asked for in the same turn of the event
 * loop: under load most of the cost of a small lookup is the round trip to the database. The statement
 * is sent after all its callers have asked, so that none of them gets an older value.
 *
 * @param load finds the values of these distinct keys; a key that it leaves out has no value. When it
 *   throws, every caller of the batch gets the error.
 */
export function batched<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let gathering: { readonly keys: Set<string>; readonly found: ReturnType<typeof load> } | null;
  const gather = () => {
    const keys = new Set<string>();
    const found = new Promise((turnEnds) => setImmediate(turnEnds)).then(() => {
      gathering = null;
      return load([...keys]);
    });
    return (gathering = { keys, found });
  };
  return async (key) => {
    const { keys, found } = (gathering ??= gather());
    keys.add(key);
    return (await found).get(key) ?? null;
  };
}

/** Rows by the value of their key. */
export const byKey = <Row>(
  found: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row> => new Map(found.map((row) => [keyOf(row), row]));
