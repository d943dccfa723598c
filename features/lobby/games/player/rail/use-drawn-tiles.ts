import { type FocusEvent, type RefObject, type UIEvent, useEffect, useState } from 'react'
import { whenIdle } from '#platform/browser/late/when-idle.ts'
import { tilesAheadOfFocus, tilesInReach } from './tiles-in-reach.ts'

/**
 * How many tiles of a row are drawn, from its first. It only grows: a tile that was drawn stays, so that focus and the
 * way back are safe.
 */
export function useDrawnTiles(rail: RefObject<HTMLElement | null>) {
  const isNear = useNear(rail)
  const [drawn, setDrawn] = useState(0)
  const reach = (tiles: number) => setDrawn((before) => Math.max(before, tiles))
  useEffect(() => {
    const element = rail.current
    if (!element || !isNear) return undefined
    // It reports the first size, too.
    const resized = new ResizeObserver(() => setDrawn((before) => Math.max(before, reachOf(element))))
    resized.observe(element)
    return () => resized.disconnect()
  }, [rail, isNear])
  return {
    isNear,
    drawn,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => reach(reachOf(currentTarget)),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => reach(placeOf(target) + 1 + tilesAheadOfFocus),
  }
}

function reachOf(rail: HTMLElement): number {
  const list = rail.firstElementChild
  if (!list) return 0
  const tileWidth = list.getBoundingClientRect().width / list.childElementCount
  return tilesInReach({ scrolled: rail.scrollLeft, width: rail.clientWidth, tileWidth })
}

/** -1 where the element is on no tile. */
function placeOf(element: Element): number {
  const tile = element.closest('li')
  return [...(tile?.parentElement?.children ?? [])].findIndex((each) => each === tile)
}

/** Whether the row has come within a screen's height of the screen since the page works. */
function useNear(rail: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = rail.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '100%' },
    )
    const cancel = whenIdle(() => observer.observe(element))
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [rail, isNear])
  return isNear
}
