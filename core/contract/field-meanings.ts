/**
 * Meanings of fields, one sentence each: by the field's name or, if a name is ambiguous, by as much of its path as
 * distinguishes it: `order.amount`, `exchange.amount`. Server-side only, so that no browser loads them.
 */
export type FieldMeanings = Readonly<Record<string, string>>

/** Where a field occurs: its call, and its parent fields, outermost first. */
export type FieldPath = { readonly call: string; readonly within: readonly string[]; readonly name: string }

/** The keys by which a meaning may name a field, the most specific first. */
export function meaningKeysOf({ call, within, name }: FieldPath): readonly string[] {
  const path = [call, ...within, name]
  const ends = path.map((_, from) => path.slice(from).join('.'))
  return within.length === 0 ? ends : [...ends.slice(0, -1), `${call}.${name}`, name]
}

/** The first list that describes the field, and the key it uses. */
export function findMeaning(
  lists: readonly FieldMeanings[],
  path: FieldPath,
): { readonly list: FieldMeanings; readonly key: string } | undefined {
  const keys = meaningKeysOf(path)
  for (const list of lists) {
    const key = keys.find((candidate) => Object.hasOwn(list, candidate))
    if (key !== undefined) return { list, key }
  }
  return undefined
}
