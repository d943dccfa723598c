/** Adds a value to the list under a key. */
export function pushTo<K, Value>(lists: Map<K, Value[]>, key: K, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
