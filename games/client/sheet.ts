import { multiplierText } from '#games/title/pay.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import type { History, PastRound, TitleInfo } from '#games/rgs/contract.ts'
import { formatHundredths, formatSignedMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { element, icon } from './element.ts'
import { money } from './hud.ts'
import type { Preferences } from './preferences.ts'
import { stakeRange } from './stake-range.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type SheetDependencies = {
  readonly title: TitleInfo
  readonly loadHistory: () => Promise<History | undefined>
  /** Undefined at a shared table, whose seeds are nobody's own and change with each round. */
  readonly rotate: ((clientSeed: string | undefined) => Promise<boolean>) | undefined
  readonly openVerifier: (() => void) | undefined
  readonly preferences: () => Preferences
  readonly setPreferences: (preferences: Preferences) => void
}
type Panel = { readonly name: string; readonly content: () => HTMLElement | Promise<HTMLElement> }

/** Everything about a game that is not the game: its rules and odds, the rounds played, their proof, the switches. */
export function createSheet(needs: SheetDependencies): { readonly root: HTMLDialogElement; readonly open: () => void } {
  const rules: Panel = { name: messages.rules, content: () => helpPanel(needs.title) }
  const history: Panel = { name: messages.history, content: async () => historyPanel(await needs.loadHistory()) }
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

function helpPanel(title: TitleInfo): HTMLElement {
  const { help, rtpBasisPoints, maxWinHundredths, volatility } = title
  const facts = [
    [messages.returnToPlayer, formatMessage(messages.percentOrMore, { percent: formatHundredths(rtpBasisPoints) })],
    [messages.maximumWin, formatMessage(messages.timesYourBet, { multiplier: multiplierText(maxWinHundredths) })],
    [messages.volatility, volatilities[volatility]],
    [messages.betRange, stakeRange(title)],
  ] as const
  return element('div', {}, ...helpBody(help), table([messages.thisGame, ''], facts))
}

const helpBody = ({ summary, sections }: HelpPage): HTMLElement[] => [
  element('p', { class: 'summary' }, summary),
  ...sections.flatMap(({ title, paragraphs = [], table: rows }) => [
    element('h2', {}, title),
    ...paragraphs.map((text) => element('p', {}, text)),
    ...(rows === undefined ? [] : [table(rows.head, rows.rows)]),
  ]),
]

function table(head: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    element('tr', {}, ...texts.map((text) => element(tag, {}, text)))
  const body = element('tbody', {}, ...rows.map((row) => cells('td', row)))
  // Figures stay whole and scroll sideways; a long hash is broken instead.
  const isText = rows.some((row) => row.some((text) => text.length > 40))
  const made = element('table', {}, element('thead', {}, cells('th', head)), body)
  return element('div', { class: isText ? 'sheet-table is-text' : 'sheet-table' }, made)
}

const timeOf = (at: string): string =>
  new Intl.DateTimeFormat('en-PH', {
    timeZone: 'Asia/Manila',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(at))

function historyPanel(history: History | undefined): HTMLElement {
  if (history === undefined) return element('p', { class: 'quiet' }, messages.historyUnavailable)
  if (history.rounds.length === 0) return element('p', { class: 'quiet' }, messages.historyEmpty)
  const rows = history.rounds.map((round) => [
    timeOf(round.at),
    money(round.staked),
    round.state === 'voided' ? messages.betReturned : money(round.win),
    formatSignedMoney(wireCentavos(round.state === 'voided' ? 0 : round.win - round.staked)),
  ])
  return table([messages.time, messages.bet, messages.win, messages.result], rows)
}

function fairnessPanel(needs: SheetDependencies, history: History | undefined, refresh: () => void): HTMLElement {
  if (history === undefined) return element('p', { class: 'quiet' }, messages.seedsUnavailable)
  const { rotate: change } = needs
  if (change === undefined) return publicFairness(history, needs)
  const { seed, rounds } = history
  const input = element('input', {
    value: seed.clientSeed,
    maxlength: 64,
    'aria-label': messages.yourSeed,
    autocomplete: 'off',
  })
  const outcome = element('p', { class: 'quiet', role: 'status' })
  const rotate = async (): Promise<void> => {
    if (await change(input.value)) refresh()
    else outcome.replaceChildren(messages.seedsNotChanged)
  }
  const revealed = rounds.filter(({ serverSeed }) => serverSeed !== null)
  return element(
    'div',
    {},
    element('p', {}, messages.fairnessExplained),
    element('h2', {}, messages.currentSeeds),
    table(
      ['', ''],
      [
        [messages.hashOfOurSeed, seed.hash],
        [messages.yourSeed, seed.clientSeed],
        [messages.nextRoundNumber, String(seed.nextNonce)],
      ],
    ),
    element(
      'div',
      { class: 'seed-form' },
      input,
      element('button', { type: 'button', class: 'plain-button', onclick: () => void rotate() }, messages.changeSeeds),
    ),
    outcome,
    element('h2', {}, messages.revealedRounds),
    revealed.length === 0
      ? element('p', { class: 'quiet' }, messages.revealedRoundsEmpty)
      : element('div', {}, ...revealed.slice(0, 10).map(proofOf)),
    element('p', {}, verifierLink(needs), ' ', messages.verifierOffline),
  )
}

/** A shared table's seeds are nobody's: each round has its own, shown when the round is over. */
function publicFairness({ seed, rounds }: History, needs: SheetDependencies): HTMLElement {
  const revealed = rounds.filter(({ serverSeed }) => serverSeed !== null)
  return element(
    'div',
    {},
    element('p', {}, messages.tableFairnessExplained),
    element('h2', {}, messages.currentRound),
    table(
      ['', ''],
      [
        [messages.hashOfSeed, seed.hash],
        [messages.round, seed.clientSeed],
      ],
    ),
    element('h2', {}, messages.yourRounds),
    revealed.length === 0
      ? element('p', { class: 'quiet' }, messages.yourRoundsEmpty)
      : element('div', {}, ...revealed.slice(0, 10).map(proofOf)),
    element('p', {}, verifierLink(needs)),
  )
}

/** A sandboxed game opens no page: its frame does. */
function verifierLink({ openVerifier }: Pick<SheetDependencies, 'openVerifier'>): HTMLElement {
  const link = element('a', { href: '/verify', target: '_blank', rel: 'noopener' }, messages.openVerifier)
  link.addEventListener('click', (event) => {
    if (openVerifier === undefined) return
    event.preventDefault()
    openVerifier()
  })
  return link
}

function proofOf({ nonce, serverSeed, clientSeed, seedHash, drawn, game, at }: PastRound): HTMLElement {
  const proof = JSON.stringify({ game, serverSeed, seedHash, clientSeed, nonce, drawn })
  const copy = element('button', { type: 'button', class: 'plain-button' }, messages.copy)
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(proof).then(() => copy.replaceChildren(messages.copied))
  })
  return element(
    'details',
    {},
    element('summary', {}, formatMessage(messages.roundAt, { nonce, time: timeOf(at) })),
    element('code', {}, proof),
    copy,
  )
}

function settingsPanel({ preferences, setPreferences }: SheetDependencies): HTMLElement {
  const toggle = (name: 'sound' | 'haptics', label: string) => {
    const input = element('input', { type: 'checkbox', checked: preferences()[name] })
    input.addEventListener('change', () => setPreferences({ ...preferences(), [name]: input.checked }))
    return element('label', { class: 'switch' }, label, input)
  }
  return element(
    'div',
    {},
    toggle('sound', messages.sound),
    toggle('haptics', messages.vibration),
    element('p', { class: 'quiet' }, messages.keysExplained),
  )
}
