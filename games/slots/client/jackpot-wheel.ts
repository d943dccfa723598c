import './jackpot-wheel.css'
import { formatMessage } from '#core/message/format-message.ts'
import { centavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import { easeOut, tween } from '#games/client/loop.ts'
import type { JackpotPrize, Stage } from '#games/client/scene.ts'
import type { SpunWheelView } from '#games/rgs/contract.ts'
import { shareOf, wheelOdds } from '#games/jackpot/wheel.ts'
import { drawWheel } from './draw-wheel.ts'
import { patience } from './patience.ts'
import { messages } from './messages/en.ts'

type WheelStage = Pick<Stage, 'container' | 'loop' | 'motion' | 'sound' | 'buzz' | 'setAction' | 'say'>
type WheelPrize = JackpotPrize & { readonly spun: SpunWheelView }

const aloneSeconds = 12
const spinMs = 6_500
const turns = 6
const readMs = 3_500

/** The scene gives way to the wheel. The player spins it, or it spins by itself; where it stops is known, and paid, before. */
export async function spinJackpotWheel(stage: WheelStage, prize: WheelPrize): Promise<void> {
  const { container, motion, sound, buzz, say } = stage
  const { spun, name } = prize
  const face = drawWheel(spun.wheel)
  const button = element('button', { type: 'button', class: 'party-onward' }, messages.spinWheel)
  const note = element('p', { class: 'wheel-note', role: 'status' }, aloneText())
  const root = element(
    'section',
    { class: 'party wheel-stage', 'aria-label': formatMessage(messages.wheelIsYours, { name }) },
    element('p', { class: 'wheel-title' }, formatMessage(messages.wheelIsYours, { name })),
    element('p', { class: 'party-name' }, formatMessage(messages.wheelOver, { amount: money(spun.point) })),
    face.root,
    oddsOf(spun),
    element('div', { class: 'wheel-acts' }, note, button),
  )
  container.append(root)
  say(`${formatMessage(messages.wheelIsYours, { name })}. ${messages.spinWheel}.`)
  buzz('firm')
  await spinAsked(stage, { root, button })
  button.hidden = true
  note.replaceChildren('')
  await turn(stage, face, spun)
  face.mark(spun.segment)
  const text = resultText(prize)
  note.replaceChildren(text)
  note.classList.add('is-result')
  root.querySelector(`[data-share="${spun.wheel[spun.segment]}"]`)?.classList.add('is-won')
  say(text)
  sound.play('tension')
  buzz('firm')
  if (!motion.isFrozen) await Promise.race([tapped(root), patience(motion, readMs)])
  root.remove()
}

const aloneText = (): string => formatMessage(messages.wheelAlone, { seconds: aloneSeconds })

type SpinButton = { readonly root: HTMLElement; readonly button: HTMLElement }

/** By a tap, the focused button, the big button with its space bar, or by itself. */
async function spinAsked({ setAction, motion }: WheelStage, { root, button }: SpinButton): Promise<void> {
  button.focus()
  if (motion.isFrozen) return
  const pressed = new Promise<void>((resolve) => {
    setAction({ label: messages.spinWheel, isFree: true, run: resolve })
  })
  await Promise.race([pressed, tapped(root), patience(motion, aloneSeconds * 1_000)])
  setAction({ label: messages.spinWheel, isEnabled: false, run: () => undefined })
}

/** It stops in the middle of its segment, however it came there: no edge is ever close. */
async function turn({ loop, motion, sound }: WheelStage, face: ReturnType<typeof drawWheel>, spun: SpunWheelView) {
  const part = 360 / spun.wheel.length
  const end = 360 - (spun.segment + 0.5) * part
  if (motion.isReduced) return face.turnTo(end)
  sound.play('spin')
  let passed = 0
  await tween(loop, {
    ms: motion.ms(spinMs),
    easing: easeOut,
    onPart(done) {
      const angle = (turns * 360 + end) * done
      face.turnTo(angle)
      const segments = Math.floor(angle / part)
      if (segments > passed) sound.play('stop', segments % 3)
      passed = segments
    },
  })
}

function resultText({ amount, spun }: WheelPrize): string {
  const left = spun.point - amount
  if (left === 0) return formatMessage(messages.wheelStoppedAtAll, { amount: money(amount) })
  const percent = spun.wheel[spun.segment] ?? 0
  return formatMessage(messages.wheelStopped, { percent, amount: money(amount), left: money(left) })
}

/** What each share comes to, and how likely it is. */
const oddsOf = ({ wheel, point }: SpunWheelView): HTMLElement =>
  element(
    'ul',
    { class: 'wheel-odds' },
    ...wheelOdds(wheel).map(({ percent, segments }) =>
      element(
        'li',
        { 'data-share': percent },
        element('b', {}, formatMessage(messages.wheelShare, { percent })),
        element('span', {}, money(toWireCentavos(shareOf(centavos(BigInt(point)), percent)))),
        element('small', {}, formatMessage(messages.wheelOdds, { segments, all: wheel.length })),
      ),
    ),
  )

const tapped = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => root.addEventListener('click', () => resolve(), { once: true }))
