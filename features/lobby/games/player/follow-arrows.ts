/**
 * Arrows go from tile to tile within a grid or a row, as they do in a table. Returns the function that ends it. Several
 * parts of a page may ask for it: each key moves once, and one part that goes leaves the keys to the others.
 */
export function followArrows(page: Document): () => void {
  const follow = (event: KeyboardEvent) => moveByArrow(event)
  page.addEventListener('keydown', follow)
  return () => page.removeEventListener('keydown', follow)
}

function moveByArrow(event: KeyboardEvent): void {
  if (event.defaultPrevented) return
  const tiles = event.target instanceof Element ? event.target.closest('[data-tiles]') : null
  const links = [...(tiles?.querySelectorAll<HTMLElement>('a[data-game]') ?? [])]
  const at = links.findIndex((link) => link === event.target)
  const step = stepOf(event.key, links)
  if (at < 0 || step === undefined) return
  const target = links[at + step]
  if (!target) return
  event.preventDefault()
  target.focus()
}

function stepOf(key: string, links: readonly HTMLElement[]): number | undefined {
  const top = links[0]?.getBoundingClientRect().top
  const columns = Math.max(1, links.filter((link) => link.getBoundingClientRect().top === top).length)
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  return steps[key]
}
