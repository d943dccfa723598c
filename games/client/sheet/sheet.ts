import { timesText } from '#games/title/pay.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import type { TitleInfo } from '#games/rgs/contract.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { element, icon } from '../element.ts'
import { fairnessPanel } from './fairness-panel.ts'
import { historyPanel } from './history-panel.ts'
import type { SheetDependencies } from './sheet-dependencies.ts'
import { sheetTable } from './sheet-table.ts'
import { stakeRange } from '../stake-range.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Panel = { readonly name: string; readonly content: () => HTMLElement | Promise<HTMLElement> }

/** Everything about a game that is not the game: its rules and odds, the rounds played, their proof, the switches. */
export function createSheet(needs: SheetDependencies): { readonly root: HTMLDialogElement; readonly open: () => void } {
  const rules: Panel = { name: messages.rules, content: () => helpPanel(needs) }
  const history: Panel = { name: messages.history, content: async () => historyPanel(needs, await needs.loadHistory()) }
  const fairness: Panel = {
    name: messages.fairness,
    content: async () => fairnessPanel(needs, await needs.loadHistory(), () => void show(fairness)),
  }
  const settings: Panel = { name: messages.settings, content: () => settingsPanel(needs) }
  const panels = [rules, history, fairness, settings]
  const body = element('div', { class: 'sheet-body' })
  const tabs = panels.map((panel) =>
    element('button', { type: 'button', role: 'tab', onclick: () => void show(panel) }, panel.name),
  )
  const close = element(
    'button',
    { type: 'button', class: 'round-button', 'aria-label': messages.close },
    icon('close'),
  )
  const root = element(
    'dialog',
    { class: 'sheet', 'aria-label': messages.aboutThisGame },
    element('div', { class: 'sheet-head' }, element('div', { class: 'tabs', role: 'tablist' }, ...tabs), close),
    body,
  )
  const show = async (panel: Panel): Promise<void> => {
    for (const [index, tab] of tabs.entries()) tab.setAttribute('aria-selected', String(panels[index] === panel))
    body.replaceChildren(element('p', { class: 'quiet' }, messages.loading))
    body.replaceChildren(await panel.content())
    body.scrollTop = 0
  }
  close.addEventListener('click', () => root.close())
  // Where the lobby opened it, nothing here had the focus before: the game has it, and none of its buttons.
  root.addEventListener('close', () => {
    const { parentElement: game } = root
    if (game === null || document.activeElement !== document.body) return
    game.tabIndex = -1
    game.focus()
  })
  root.addEventListener('click', (event) => {
    if (event.target === root) root.close()
  })
  return {
    root,
    open() {
      root.showModal()
      tabs[0]?.focus()
      void show(rules)
    },
  }
}

const volatilities = {
  low: messages.volatilityLow,
  medium: messages.volatilityMedium,
  high: messages.volatilityHigh,
} as const

function helpPanel({ title, illustrate }: SheetDependencies): HTMLElement {
  const { help, rtpBasisPoints, volatility } = title
  const facts = [
    [messages.returnToPlayer, formatMessage(messages.percentOrMore, { percent: formatHundredths(rtpBasisPoints) })],
    ...winFacts(title),
    [messages.volatility, volatilities[volatility]],
    [messages.betRange, stakeRange(title)],
  ] as const
  const panel = element('div', {}, ...helpBody(help), sheetTable([messages.thisGame, ''], facts))
  illustrate?.(panel)
  return panel
}

/** A maximum that no round has reached is not named. */
function winFacts({ measured, maxWinHundredths }: TitleInfo): readonly (readonly [string, string])[] {
  const times = (hundredths: number): string => formatMessage(messages.timesYourBet, { times: timesText(hundredths) })
  const maximum = [messages.maximumWin, times(maxWinHundredths)] as const
  if (measured === undefined) return [maximum]
  const { highestHundredths } = measured
  const rounds = measured.rounds.toLocaleString('en-PH')
  const percent = formatHundredths(measured.returnBasisPoints)
  const within = formatHundredths(measured.withinBasisPoints)
  return [
    [messages.measuredReturn, formatMessage(messages.measuredOver, { percent, within, rounds })],
    [formatMessage(messages.highestWin, { rounds }), times(highestHundredths)],
    ...(highestHundredths < maxWinHundredths ? [] : [maximum]),
  ]
}

const helpBody = ({ summary, sections }: HelpPage): HTMLElement[] => [
  element('p', { class: 'summary' }, summary),
  ...sections.flatMap(({ title, paragraphs = [], table: rows }) => [
    element('h2', {}, title),
    ...paragraphs.map((text) => element('p', {}, text)),
    ...(rows === undefined ? [] : [sheetTable(rows.head, rows.rows)]),
  ]),
]

function settingsPanel({ preferences, setPreferences, hasSqueeze }: SheetDependencies): HTMLElement {
  const toggle = (name: 'sound' | 'haptics' | 'squeeze', label: string) => {
    const input = element('input', { type: 'checkbox', checked: preferences()[name] })
    input.addEventListener('change', () => setPreferences({ ...preferences(), [name]: input.checked }))
    return element('label', { class: 'switch' }, label, input)
  }
  return element(
    'div',
    {},
    toggle('sound', messages.sound),
    toggle('haptics', messages.vibration),
    hasSqueeze === true ? toggle('squeeze', messages.openCardsYourself) : undefined,
    element('p', { class: 'quiet' }, messages.keysExplained),
  )
}
