import { element } from '#games/client/element.ts'
import type { Json } from '#games/title/json.ts'
import type { RoadView } from './table-face.ts'
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

/** Where a table's last results are shown, the newest in view. */
export function createRoadFrame(road: (traces: readonly Json[]) => HTMLElement): RoadView {
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
