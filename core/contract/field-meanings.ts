/**
 * What fields of calls mean, one plain sentence each: by the field's name or, where a name means different things, by as
 * much of its path as tells it from the others: `order.amount`, `exchange.amount`. Kept beside the server, so that no
 * browser loads it.
 */
export type FieldMeanings = Readonly<Record<string, string>>

/** Where a field stands: in which call, and inside which fields, the outermost first. */
export type FieldPlace = { readonly call: string; readonly within: readonly string[]; readonly name: string }

/** The keys by which a meaning may speak of a field, the most exact first. */
export function meaningKeysOf({ call, within, name }: FieldPlace): readonly string[] {
  const path = [call, ...within, name]
  const ends = path.map((_, from) => path.slice(from).join('.'))
  return within.length === 0 ? ends : [...ends.slice(0, -1), `${call}.${name}`, name]
}

/** The first list that speaks of the field, and the key by which it does. */
export function findMeaning(
  lists: readonly FieldMeanings[],
  place: FieldPlace,
): { readonly list: FieldMeanings; readonly key: string } | undefined {
  const keys = meaningKeysOf(place)
  for (const list of lists) {
    const key = keys.find((candidate) => Object.hasOwn(list, candidate))
    if (key !== undefined) return { list, key }
  }
  return undefined
}
