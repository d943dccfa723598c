/**
 * Leaves out as much as it can while what is left still fails: first halves, then smaller and smaller parts. Tries so often
 * at most.
 */
export async function shrink<Item>(
  items: readonly Item[],
  stillFails: (items: readonly Item[]) => Promise<boolean>,
  triesMax = 150,
): Promise<readonly Item[]> {
  let left = items
  let tries = 0
  for (let size = Math.ceil(items.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < left.length && tries < triesMax; ) {
      const without = [...left.slice(0, start), ...left.slice(start + size)]
      tries++
      if (await stillFails(without)) left = without
      else start += size
    }
  }
  return left
}
