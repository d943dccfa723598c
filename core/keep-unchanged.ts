type Tree = Readonly<Record<string, unknown>>

/** The newer value with every part of the older one in it that says the same: what has not changed stays the same object. */
export function keepUnchanged<T>(before: unknown, next: T): T {
  if (!isTree(before) || !isTree(next) || Array.isArray(before) !== Array.isArray(next)) return next
  const parts = Object.entries(next).map(([name, part]) => [name, keepUnchanged(before[name], part)] as const)
  const isSame =
    Object.keys(before).length === parts.length &&
    parts.every(([name, part]) => Object.hasOwn(before, name) && Object.is(before[name], part))
  // They say the same and so are of the same type; a copy part by part is of the type of what was copied.
  if (isSame) return before as unknown as T
  return (Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}

/** What an answer is made of: arrays and plain objects. */
const isTree = (value: unknown): value is Tree =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
