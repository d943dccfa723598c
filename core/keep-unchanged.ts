type Tree = Readonly<Record<string, unknown>>

/**
 * Structural sharing: the newer value, reusing every equal part of the older one, so that unchanged parts keep their
 * identity.
 */
export function keepUnchanged<T>(before: unknown, next: T): T {
  if (!isTree(before) || !isTree(next) || Array.isArray(before) !== Array.isArray(next)) return next
  const parts = Object.entries(next).map(([name, part]) => [name, keepUnchanged(before[name], part)] as const)
  const isSame =
    Object.keys(before).length === parts.length &&
    parts.every(([name, part]) => Object.hasOwn(before, name) && Object.is(before[name], part))
  // Equal, so of the same type; a copy part by part has the type of its source.
  if (isSame) return before as unknown as T
  return (Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}

/** Arrays and plain objects, which answers consist of. */
const isTree = (value: unknown): value is Tree =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
