import { element } from '#games/client/element.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import type { LeagueFace } from './league-face.ts'
import { matchdayOf } from './league-news.ts'
import { resultsPanel, slipsPanel, standingsPanel } from './league-panels.ts'
import { isWaiting, type Slips } from './slips.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type TabsDependencies = {
  readonly face: LeagueFace
  readonly matches: HTMLElement
  readonly news: () => TableNews | undefined
  readonly slips: Slips
  readonly isSeen: (round: string) => boolean
}
const names = [messages.matches, messages.slips, messages.table, messages.results] as const
type Name = (typeof names)[number]

/** What lies beside the ground: the fixtures, the player's slips, the table, what has been played. */
export function createLeagueTabs({ face, matches, news, slips, isSeen }: TabsDependencies) {
  let chosen: Name = messages.matches
  let shown = ''
  const body = element('div', { class: 'league-panel', tabindex: 0 }, matches)
  const buttons = names.map((name) => {
    const button = element('button', { type: 'button', role: 'tab', onclick: () => choose(name) }, name)
    return { name, button }
  })
  const choose = (name: Name): void => {
    chosen = name
    shown = ''
    body.scrollTop = 0
    show()
  }
  const panels: Readonly<Record<Exclude<Name, 'Matches'>, (latest: TableNews) => HTMLElement>> = {
    Slips: () => slipsPanel(face, { slips: slips.list(), isSeen }),
    Table: (latest) => standingsPanel(face, matchdayOf(latest)),
    Results: (latest) => resultsPanel(face, latest),
  }
  const show = (): void => {
    const latest = news()
    if (latest === undefined) return
    const waiting = slips.list().filter(isWaiting).length
    for (const { name, button } of buttons) {
      const text = name === 'Slips' && waiting > 0 ? formatMessage(messages.slipsWaiting, { waiting }) : name
      if (button.textContent !== text) button.replaceChildren(text)
      button.setAttribute('aria-selected', String(name === chosen))
    }
    // Re-rendered only when it has changed.
    const states = slips.list().map(({ id, state }) => id + state)
    const key = [chosen, latest.round, latest.phase, isSeen(latest.round), ...states].join()
    if (key === shown) return
    shown = key
    const panel = chosen === 'Matches' ? matches : panels[chosen](latest)
    // Re-inserting an element forces a layout.
    if (body.firstChild !== panel) body.replaceChildren(panel)
  }
  const bar = element('div', { class: 'league-tabs', role: 'tablist' }, ...buttons.map(({ button }) => button))
  return { root: element('section', { class: 'league-side' }, bar, body), show }
}
