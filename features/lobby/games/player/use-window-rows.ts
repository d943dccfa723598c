import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type RowRange, windowRows } from './window-rows.ts'

export type GridWindow = RowRange & {
  /** Undefined until the grid could be measured. */
  readonly columns: number | undefined
}

/**
 * Which rows of a grid are near the screen. The grid's own style says how many columns there are and how high a row is,
 * so that text size and width may change them at any time.
 */
export function useWindowRows(frame: RefObject<HTMLElement | null>, count: number): GridWindow {
  const [shown, setShown] = useState<GridWindow>({ from: 0, to: 0, columns: undefined })

  const measure = useEffectEvent(() => {
    const next = frame.current && windowOf(frame.current, count)
    if (next) setShown((known) => (isSameWindow(known, next) ? known : next))
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let scheduled = 0
    const schedule = () => {
      cancelAnimationFrame(scheduled)
      scheduled = requestAnimationFrame(measure)
    }
    // It reports the first size, too, and the frame is as high as there are games.
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    // Captured: in a sheet, what scrolls is not the page.
    window.addEventListener('scroll', schedule, { passive: true, capture: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(scheduled)
      resized.disconnect()
      window.removeEventListener('scroll', schedule, { capture: true })
      window.removeEventListener('resize', schedule)
    }
  }, [frame])
  return shown
}

function windowOf(frame: HTMLElement, count: number): GridWindow | undefined {
  const rows = frame.firstElementChild
  const tile = rows?.firstElementChild
  if (!rows || !tile) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(rows)
  const columns = Math.max(1, gridTemplateColumns.split(' ').filter((width) => width !== '').length)
  const range = windowRows({
    rows: Math.ceil(count / columns),
    rowHeight: tile.getBoundingClientRect().height + (Number.parseInt(rowGap, 10) || 0),
    top: frame.getBoundingClientRect().top,
    screenHeight: window.innerHeight,
  })
  return { ...range, columns }
}

function isSameWindow(a: GridWindow, b: GridWindow): boolean {
  return a.from === b.from && a.to === b.to && a.columns === b.columns
}
