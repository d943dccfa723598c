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
  readonly first: Tab
}
const tabNames = {
  matches: messages.matches,
  slips: messages.slips,
  standings: messages.standings,
  results: messages.results,
} as const
type Tab = keyof typeof tabNames
const tabs: readonly Tab[] = ['matches', 'slips', 'standings', 'results']

/** What lies beside the ground: the fixtures, the player's slips, the table, what has been played. */
export function createLeagueTabs({ face, matches, news, slips, isSeen, first }: TabsDependencies) {
  let chosen = first
  let shown = ''
  const body = element('div', { class: 'league-panel', tabindex: 0 }, matches)
  const buttons = tabs.map((tab) => {
    const button = element('button', { type: 'button', role: 'tab', onclick: () => choose(tab) }, tabNames[tab])
    return { tab, button }
  })
  const choose = (tab: Tab): void => {
    chosen = tab
    shown = ''
    body.scrollTop = 0
    show()
  }
  const panels: Readonly<Record<Exclude<Tab, 'matches'>, (latest: TableNews) => HTMLElement>> = {
    slips: () => slipsPanel(face, { slips: slips.list(), isSeen }),
    standings: (latest) => standingsPanel(face, matchdayOf(latest)),
    results: (latest) => resultsPanel(face, latest),
  }
  const show = (): void => {
    const latest = news()
    if (latest === undefined) return
    const waiting = slips.list().filter(isWaiting).length
    for (const { tab, button } of buttons) {
      const hasWaiting = tab === 'slips' && waiting > 0
      const text = hasWaiting ? formatMessage(messages.slipsWaiting, { waiting }) : tabNames[tab]
      if (button.textContent !== text) button.replaceChildren(text)
      button.setAttribute('aria-selected', String(tab === chosen))
    }
    // Re-rendered only when it has changed.
    const states = slips.list().map(({ id, state }) => id + state)
    const key = [chosen, latest.round, latest.phase, isSeen(latest.round), ...states].join()
    if (key === shown) return
    shown = key
    const panel = chosen === 'matches' ? matches : panels[chosen](latest)
    // Re-inserting an element forces a layout.
    if (body.firstChild !== panel) body.replaceChildren(panel)
  }
  const bar = element('div', { class: 'league-tabs', role: 'tablist' }, ...buttons.map(({ button }) => button))
  return { root: element('section', { class: 'league-side' }, bar, body), show }
}
