/** Memoises a pure function that is called with the same arguments again and again. */
export function recalled<Key extends string | number, Answer>(
  compute: (key: Key) => Answer,
  countMax = 64,
): (key: Key) => Answer {
  const known = new Map<Key, Answer>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= countMax) known.clear()
    const answer = compute(key)
    known.set(key, answer)
    return answer
  }
}
