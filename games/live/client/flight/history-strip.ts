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
  let shown: number | undefined
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
      if (flights[0]?.number === shown) return
      shown = flights[0]?.number
      root.replaceChildren(...flights.map(chip))
      root.scrollLeft = 0
    },
  }
}
