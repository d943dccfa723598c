/**
 * Finds the keyboard's focus a place when its element leaves the page, where the browser would let it fall to the top:
 * the heading of the part that the element stood in. Focus without a ring is left alone. Returns the function that ends it.
 */
export function keepFocus(page: Document): () => void {
  let path: readonly HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof HTMLElement && target.matches(':focus-visible') ? pathOf(target) : []
  }
  const giveUp = ({ target }: FocusEvent) => {
    const [held] = path
    setTimeout(() => {
      if (held === target && held === path[0] && held !== page.activeElement && isThere(held)) path = []
    })
  }
  const look = () => {
    const [held] = path
    if (held === undefined || isThere(held)) return
    clearTimeout(timer)
    timer = setTimeout(restore, patienceMs)
  }
  const restore = () => {
    const heading = path
      .filter(isThere)
      .map(headingOf)
      .find((found) => found !== undefined)
    path = []
    if (heading === undefined || !isNowhere(page)) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: isInView(heading) })
  }
  const changes = new MutationObserver(look)
  // A dialog or popover that closes may keep its content.
  page.addEventListener('toggle', look, true)
  changes.observe(page.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  page.addEventListener('focusin', remember)
  page.addEventListener('focusout', giveUp)
  return () => {
    changes.disconnect()
    clearTimeout(timer)
    page.removeEventListener('toggle', look, true)
    page.removeEventListener('focusin', remember)
    page.removeEventListener('focusout', giveUp)
  }
}

/** What replaces the element may take the focus itself. */
const patienceMs = 50

function pathOf(element: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = element
  return parentElement === null ? [element] : [element, ...pathOf(parentElement)]
}

/** A closed dialog or popover is still in the document. */
const isThere = (element: HTMLElement): boolean =>
  element.isConnected && element.closest('dialog:not([open])') === null && !isInClosedPopover(element)

const isInClosedPopover = (element: HTMLElement): boolean =>
  element.closest('[popover]')?.matches(':popover-open') === false

const isNowhere = ({ activeElement, body }: Document): boolean => activeElement === null || activeElement === body

const headingOf = (part: HTMLElement): HTMLElement | undefined =>
  part.querySelector<HTMLElement>('h1, h2, h3') ?? undefined

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
