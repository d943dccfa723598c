import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Page, pageKey } from './page.ts'
import type { ScrollMemory } from './scroll-memory.ts'
import { scrollToWhenTallEnough } from './scroll-to.ts'

/** What a full page load does natively: the scroll position and the focus of keyboard and screen reader. */
export function usePageArrival(
  page: Page | undefined,
  element: RefObject<HTMLElement | null>,
  scroll: ScrollMemory,
): void {
  const key = page && pageKey(page)
  const arrivedBy = useRef<number>(undefined)
  const focused = useRef<string>(undefined)

  useLayoutEffect(() => {
    if (!page) return undefined
    // The first page may have been scrolled before hydration. The same entry with another query is where it is.
    const before = arrivedBy.current
    arrivedBy.current = page.entry.key
    const top = before === page.entry.key ? undefined : (scroll.recall(page) ?? (before === undefined ? undefined : 0))
    const stopJump = top === undefined ? () => {} : scrollToWhenTallEnough(top)
    const remember = () => scroll.remember(page, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', scroll.save)
    return () => {
      stopJump()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', scroll.save)
    }
  }, [page, scroll])

  useEffect(() => {
    if (focused.current !== undefined && focused.current !== key) focusHeading(element.current)
    focused.current = key
  }, [key, element])
}

/** A screen that has focused one of its own fields keeps the focus. */
function focusHeading(page: HTMLElement | null): void {
  const heading = page?.querySelector('h1') ?? page
  if (!heading || page?.contains(document.activeElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
