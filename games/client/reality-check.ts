import { formatSignedMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { element } from './element.ts'
import type { Frame } from './frame.ts'
import type { Hud } from './hud.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type PlayTime = {
  readonly container: HTMLElement
  readonly hud: Hud
  readonly frame: Frame
  readonly everySec: number
  readonly net: () => number
  /** Called when the question is shown. */
  readonly onAsked?: () => void
}

/** Shows how long the game has been open, and stops now and then to ask whether to go on. */
export function createRealityCheck({ container, hud, frame, everySec, net, onAsked }: PlayTime): void {
  const began = performance.now()
  let nextSec = everySec
  const text = element('p')
  const dialog = element(
    'dialog',
    { class: 'reality', 'aria-label': messages.takeABreak },
    element('h2', {}, messages.takeABreak),
    text,
    element(
      'button',
      { type: 'button', class: 'plain-button', onclick: () => frame.leave('home') },
      messages.stopPlaying,
    ),
    element('button', { type: 'button', class: 'plain-button', onclick: () => dialog.close() }, messages.keepPlaying),
  )
  container.append(dialog)
  setInterval(() => {
    const elapsedSec = Math.floor((performance.now() - began) / 1_000)
    hud.setElapsed(elapsedSec)
    if (everySec <= 0 || elapsedSec < nextSec || dialog.open) return
    nextSec = elapsedSec + everySec
    frame.say({ kind: 'realityCheck', elapsedSec, net: net() })
    const result = formatSignedMoney(wireCentavos(net()))
    text.replaceChildren(formatMessage(messages.playedFor, { count: Math.round(elapsedSec / 60), result }))
    onAsked?.()
    dialog.showModal()
  }, 1_000)
}
