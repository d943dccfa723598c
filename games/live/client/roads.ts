import { element } from '#games/client/element.ts'
import type { Json } from '#games/title/json.ts'
import type { TableFace } from './table-face.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type Bead = { readonly text: string; readonly look: string; readonly spoken: string }

/** The last results, one bead each, the newest on the right. */
export const beadRoad = (beads: readonly Bead[]): HTMLElement =>
  element(
    'ol',
    { class: 'bead-road' },
    ...beads.map(({ text, look, spoken }) => element('li', { class: `bead ${look}`, 'aria-label': spoken }, text)),
  )

export type RoadEntry = { readonly side: string; readonly isTie: boolean }
const rows = 6

/**
 * The big road: a win of the same side goes down, a change begins a column, and what finds no room turns to the right. A tie
 * is a stroke through the win before it.
 */
export function bigRoad(entries: readonly RoadEntry[]): HTMLElement {
  const cells = new Map<string, { side: string; ties: number }>()
  let [column, row, start, last] = [0, 0, -1, '']
  for (const { side, isTie } of entries) {
    const present = cells.get(`${column} ${row}`)
    if (isTie) {
      if (present !== undefined) present.ties++
      continue
    }
    if (side !== last) {
      start++
      while (cells.has(`${start} 0`)) start++
      ;[column, row] = [start, 0]
    } else if (row + 1 < rows && !cells.has(`${column} ${row + 1}`)) row++
    else column++
    last = side
    cells.set(`${column} ${row}`, { side, ties: 0 })
  }
  return element(
    'div',
    { class: 'big-road' },
    ...[...cells].map(([key, { side, ties }]) => {
      const [x = 0, y = 0] = key.split(' ').map(Number)
      const cell = element('i', { class: `is-${side}${ties > 0 ? ' has-tie' : ''}` })
      cell.style.gridArea = `${y + 1} / ${x + 1}`
      return cell
    }),
  )
}

/** Where a table's last results are shown, the newest in view. */
export function createRoadFrame({ road }: Pick<TableFace, 'road'>) {
  const root = element('div', { class: 'road-place', role: 'img' })
  let shown = ''
  return {
    root,
    show(traces: readonly Json[]): void {
      const text = JSON.stringify(traces)
      if (text === shown) return
      shown = text
      root.replaceChildren(road(traces))
      root.setAttribute('aria-label', formatMessage(messages.lastResults, { count: traces.length }))
      root.scrollLeft = root.scrollWidth
    },
  }
}
