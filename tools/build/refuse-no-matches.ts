import type { Plugin } from 'vite'

/**
 * A transform that reads source text matches nothing once the text is written differently or moves, and the bundle
 * would silently grow. This counts the matches, and the build fails without any.
 */
export function refuseNoMatches(name: string) {
  let count = 0
  const buildEnd: Plugin['buildEnd'] = function (fault) {
    if (fault === undefined && count === 0)
      this.error(`${name} has found nothing to change: does it still fit the tree?`)
  }
  return { found: (more: number) => void (count += more), buildEnd }
}
