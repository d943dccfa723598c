/** Whether a version precedes another, compared number by number. A malformed version precedes none. */
export function isOlderVersion(version: string, than: string): boolean {
  const [mine, theirs] = [numbersOf(version), numbersOf(than)]
  for (let at = 0; at < Math.max(mine.length, theirs.length); at++) {
    const difference = (mine[at] ?? 0) - (theirs[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

const numbersOf = (version: string): readonly number[] => version.split('.').map((part) => Number(part) || 0)
