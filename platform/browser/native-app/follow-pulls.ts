/** How far a finger has to pull, in pixels of the page. */
const pullNeeded = 120

type PullOptions = {
  /** Whether a sheet or dialog covers the page. */
  readonly isCovered: () => boolean
  readonly refresh: () => void
}

/**
 * A pull from the top of the page refreshes it, as in a browser: a web view has no such gesture of its own. Returns what
 * ends it.
 */
export function followPulls(page: Document, { isCovered, refresh }: PullOptions): () => void {
  let from: number | undefined
  let pulled = 0
  const begin = ({ touches, target }: TouchEvent) => {
    const [finger] = touches
    const isAtTop = (page.scrollingElement?.scrollTop ?? 0) <= 0 && !isInScrolledPart(target)
    from = touches.length === 1 && finger && isAtTop && !isCovered() ? finger.clientY : undefined
    pulled = 0
  }
  const move = ({ touches: [finger] }: TouchEvent) => {
    if (from === undefined || !finger) return
    pulled = finger.clientY - from
    // A finger that goes up first scrolls, whatever it does later.
    if (pulled < 0) from = undefined
  }
  const end = () => {
    if (from !== undefined && pulled >= pullNeeded) refresh()
    from = undefined
  }
  const cancel = () => {
    from = undefined
  }
  page.addEventListener('touchstart', begin, { passive: true })
  page.addEventListener('touchmove', move, { passive: true })
  page.addEventListener('touchend', end)
  page.addEventListener('touchcancel', cancel)
  return () => {
    page.removeEventListener('touchstart', begin)
    page.removeEventListener('touchmove', move)
    page.removeEventListener('touchend', end)
    page.removeEventListener('touchcancel', cancel)
  }
}

/** A list that scrolls by itself takes the pull until it is at its own top. */
function isInScrolledPart(target: EventTarget | null): boolean {
  for (let part = target instanceof Element ? target : null; part; part = part.parentElement) {
    if (part.scrollTop > 0) return true
  }
  return false
}
