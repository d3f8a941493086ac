/**
 * Looks values up by their keys, those that are asked for in the same turn of the event loop with
 * one statement: under load most of what a small lookup costs is its way to the database and back.
 * A lookup begins after everybody whom it serves has asked, so that nobody gets what was true
 * before.
 *
 * @param load finds the values of these keys, each of which is given once; a key that it leaves
 *   out has no value. What it throws, everybody whom it serves gets.
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

/** What was found, by what it was looked up by. */
export const byKey = <Row>(
  found: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row> => new Map(found.map((row) => [keyOf(row), row]));
