import type { Plugin } from 'vite'

/**
 * A transform that reads source text finds nothing once the text is written in another way or lies elsewhere, and the
 * build would only grow. This one counts what it has found, and the build fails where that is nothing.
 */
export function refuseNoMatches(name: string) {
  let count = 0
  const buildEnd: Plugin['buildEnd'] = function (fault) {
    if (fault === undefined && count === 0)
      this.error(`${name} has found nothing to change: does it still fit the tree?`)
  }
  return { found: (more: number) => void (count += more), buildEnd }
}
