import './auto.css'
import { formatMessage } from '#core/message/format-message.ts'
import { element } from '../element.ts'
import { money } from '../hud.ts'
import { messages } from '../messages/en.ts'
import type { AutoPlan } from './auto-play.ts'

type PanelFacts = {
  readonly stake: number
  readonly roundsMax: number
  readonly onStart: (plan: AutoPlan) => void
}

const counts = [10, 25, 50]
const lossStakes = [5, 10, 25]
const winStakes = [10, 25, 100]

type Choice = { readonly root: HTMLElement; readonly chosen: () => number | undefined }

/** Number of rounds, loss and win limit: nothing is chosen beforehand, and nothing starts before all three are. */
export function autoPanel({ stake, roundsMax, onStart }: PanelFacts): HTMLDialogElement {
  const offered = counts.filter((count) => count <= roundsMax)
  const rounds = choiceOf('auto-rounds', messages.autoRounds, { values: offered, text: String })
  const loss = choiceOf('auto-loss', messages.autoLoss, {
    values: lossStakes.map((times) => times * stake),
    text: money,
  })
  const win = choiceOf('auto-win', messages.autoWin, { values: winStakes.map((times) => times * stake), text: money })
  const start = element('button', { type: 'submit', class: 'action', disabled: true }, messages.autoStart)
  const cancel = element('button', { type: 'button', class: 'plain-button' }, messages.autoCancel)
  const plan = (): AutoPlan | undefined => {
    const [count, lossMost, winMost] = [rounds, loss, win].map(({ chosen }) => chosen())
    return count === undefined || lossMost === undefined || winMost === undefined
      ? undefined
      : { rounds: count, lossMost, winMost }
  }
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', {}, messages.autoPlay),
    element('p', { class: 'quiet' }, formatMessage(messages.autoExplained, { stake: money(stake) })),
    rounds.root,
    loss.root,
    win.root,
    element('div', { class: 'auto-acts' }, cancel, start),
  )
  const root = element('dialog', { class: 'auto-panel', 'aria-label': messages.autoPlay }, form)
  form.addEventListener('change', () => {
    start.disabled = plan() === undefined
  })
  form.addEventListener('submit', () => {
    const chosen = plan()
    if (chosen !== undefined) onStart(chosen)
  })
  cancel.addEventListener('click', () => root.close())
  root.addEventListener('close', () => root.remove())
  return root
}

type Options = { readonly values: readonly number[]; readonly text: (value: number) => string }

function choiceOf(name: string, legend: string, { values, text }: Options): Choice {
  const inputs = values.map((value) => element('input', { type: 'radio', name, value: String(value) }))
  const labels = inputs.map((input, index) =>
    element('label', {}, input, element('span', {}, text(values[index] ?? 0))),
  )
  return {
    root: element('fieldset', { class: 'auto-choice' }, element('legend', {}, legend), ...labels),
    chosen: () => values[inputs.findIndex(({ checked }) => checked)],
  }
}
