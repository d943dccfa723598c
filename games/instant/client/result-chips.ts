import { element } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

const shownMost = 6

/** The last results of this visit, newest first. A tap shows a round again, with its proof. */
export function createResultChips({ watch }: Pick<Stage, 'watch'>) {
  const root = element('div', { class: 'results', role: 'group', 'aria-label': messages.lastResults })
  let last = ''
  return {
    root,
    add(round: RoundView, text: string): void {
      if (round.state !== 'over' || round.id === last) return
      last = round.id
      const label = formatMessage(messages.resultAgain, { result: text })
      const chip =
        watch === undefined
          ? element('span', { class: 'result' }, text)
          : element(
              'button',
              { type: 'button', class: 'result', 'aria-label': label, onclick: () => watch(round) },
              text,
            )
      chip.dataset['is'] = round.win > round.staked ? 'won' : round.win > 0 ? 'part' : 'none'
      root.prepend(chip)
      while (root.children.length > shownMost) root.lastElementChild?.remove()
    },
  }
}
