/**
 * What a map holds for a key; where it holds nothing, what `make` makes is kept there first. Node 20 has no
 * `Map.prototype.getOrInsertComputed`.
 */
export function getOrInsert<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => NoInfer<Value>,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
