export type LineChange = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

type Lengths = readonly (readonly number[])[]

/** A line diff by longest common subsequence. */
export function lineChanges(before: string, after: string): readonly LineChange[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  const common = commonLengths(old, now)
  const changes: LineChange[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const change = changeAt({ old: old[i], now: now[j] }, at(common, i + 1, j) >= at(common, i, j + 1))
    changes.push(change)
    if (change.kind !== 'added') i++
    if (change.kind !== 'removed') j++
  }
  return changes
}

type Lines = { readonly old: string | undefined; readonly now: string | undefined }

function changeAt({ old, now }: Lines, removesFirst: boolean): LineChange {
  if (now === undefined) return { kind: 'removed', text: old ?? '' }
  if (old === now) return { kind: 'same', text: now }
  return old !== undefined && removesFirst ? { kind: 'removed', text: old } : { kind: 'added', text: now }
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const at = (lengths: Lengths, i: number, j: number): number => lengths[i]?.[j] ?? 0

/** Lengths of the common subsequences after `i` and `j`. */
function commonLengths(old: readonly string[], now: readonly string[]): Lengths {
  const lengths: number[][] = []
  for (let i = old.length - 1; i >= 0; i--) {
    const row: number[] = []
    for (let j = now.length - 1; j >= 0; j--)
      row[j] = old[i] === now[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), row[j + 1] ?? 0)
    lengths[i] = row
  }
  return lengths
}
