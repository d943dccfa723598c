import { formatMessage } from '#core/message/format-message.ts'
import { element } from '#games/client/element.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import { messages } from '../messages/en.ts'
import { heightBand, heightText } from './height-band.ts'

export type PastFlight = { readonly number: number; readonly height: number }

const shownMost = 30

/** The last flights, newest first. They follow each other without a gap, so that the last one's number tells all. */
export function pastFlights({
  phase,
  number,
  traces,
}: Pick<TableNews, 'phase' | 'number' | 'traces'>): readonly PastFlight[] {
  const last = phase === 'over' ? number : number - 1
  return traces
    .slice(-shownMost)
    .toReversed()
    .map((height, index) => ({ number: last - index, height: Number(height) }))
}

/** Where each of them flew away; a tap opens its proof. */
export function createHistoryStrip(onChosen: (flight: PastFlight) => void) {
  const root = element('ol', { class: 'flight-heights', 'aria-label': messages.lastFlights })
  let shown: ReadonlyMap<number, HTMLElement> = new Map()
  const chip = (flight: PastFlight): HTMLElement => {
    const multiplier = heightText(flight.height)
    const label = formatMessage(messages.pastFlight, { number: flight.number, multiplier })
    const button = element(
      'button',
      {
        type: 'button',
        class: `is-${heightBand(flight.height)}`,
        'aria-label': label,
        onclick: () => onChosen(flight),
      },
      element('span', {}, multiplier),
    )
    return element('li', {}, button)
  }
  return {
    root,
    show(news: TableNews): void {
      const flights = pastFlights(news)
      const [newest] = flights
      if (newest === undefined || shown.has(newest.number)) return
      // Those that stay are not made again: one of them may have the focus, or wait for it behind its own proof.
      const next = new Map(flights.map((flight) => [flight.number, shown.get(flight.number) ?? chip(flight)]))
      for (const [number, old] of shown) if (!next.has(number)) old.remove()
      root.prepend(...[...next].flatMap(([number, made]) => (shown.has(number) ? [] : [made])))
      shown = next
      root.scrollLeft = 0
    },
  }
}
