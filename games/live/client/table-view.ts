import { element } from '#games/client/element.ts'
import { createSurface } from '#games/client/surface.ts'
import { createHall } from './hall.ts'
import type { Moment, TableFace } from './table-face.ts'

export type TableView = ReturnType<typeof createTableView>

/** A picture of the table: a hall, the one who deals, and what the result does. */
export function createTableView(face: TableFace) {
  const root = element('div', { class: 'view', 'aria-hidden': 'true' })
  const { context, size, onResize } = createSurface(root)
  const [paintHall, paintFace] = [createHall(face), face.createPaint()]
  const isShown = (): boolean => size.width >= 2
  return {
    root,
    onResize,
    /** Where the page has no place for it, it has no size. */
    isShown,
    paint(now: Omit<Moment, 'context' | 'width' | 'height'>): void {
      if (!isShown()) return
      const moment = { context, ...size, ...now }
      context.clearRect(0, 0, size.width, size.height)
      paintHall(moment)
      paintFace(moment)
    },
  }
}
