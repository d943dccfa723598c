import { formatMessage } from '#core/message/format-message.ts'
import { element } from '#games/client/element.ts'
import { openReplayPage } from '#games/client/sheet/watch-again.ts'
import type { StudioClient } from '#games/client/studio-client.ts'
import { messages } from '../messages/en.ts'
import { heightText } from './height-band.ts'
import type { PastFlight } from './history-strip.ts'

type DialogOptions = {
  readonly client: Pick<StudioClient, 'ask'>
  readonly game: string
  readonly flight: PastFlight
  /** The replay takes the page's place, which nobody wants with a bet in the air. */
  readonly isAboard: boolean
}

/** One of the last flights: where it flew away, and the way to its replay, which proves it. */
export function pastFlightDialog({ client, game, flight, isAboard }: DialogOptions): HTMLDialogElement {
  const multiplier = heightText(flight.height)
  const note = element('p', { role: 'status' }, isAboard ? messages.replayAfterLanding : messages.replayProves)
  const open = async (): Promise<void> => {
    watch.disabled = true
    const reply = await client.ask('watchPublic', { number: flight.number })
    if (reply.kind === 'answer') return openReplayPage(game, reply.answer.replayToken)
    note.replaceChildren(reply.kind === 'refused' ? reply.message : messages.replayNotOpened)
    watch.disabled = false
  }
  const watch = element(
    'button',
    { type: 'button', class: 'action', disabled: isAboard, onclick: () => void open() },
    messages.watchFlight,
  )
  const close = element(
    'button',
    { type: 'button', class: 'plain-button', onclick: () => root.close() },
    messages.close,
  )
  const title = formatMessage(messages.flightNumber, { number: flight.number })
  const root = element(
    'dialog',
    { class: 'flight-past', 'aria-label': title },
    element('h2', {}, title),
    element('p', {}, formatMessage(messages.flewAwayAt, { multiplier })),
    note,
    element('div', { class: 'flight-past-acts' }, close, watch),
  )
  root.addEventListener('close', () => root.remove())
  return root
}
