import { iconPaths } from '#platform/ui/icon/icon-paths.ts'

/** All icons as one sprite file, so that their paths load beside the scripts and not inside them. */
export function iconSprite(): string {
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
