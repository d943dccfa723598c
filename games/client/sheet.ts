import { multiplierText } from '#games/title/pay.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import type { History, PastRound, TitleInfo } from '#games/rgs/contract.ts'
import { formatHundredths, formatSignedMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { element, icon } from './element.ts'
import { money } from './hud.ts'
import type { Preferences } from './preferences.ts'
import { stakeRange } from './stake-range.ts'

export type SheetDependencies = {
  readonly title: TitleInfo
  readonly loadHistory: () => Promise<History | undefined>
  /** Undefined at a shared table, whose seeds are nobody's own and change with each round. */
  readonly rotate: ((clientSeed: string | undefined) => Promise<boolean>) | undefined
  readonly openVerifier: (() => void) | undefined
  readonly preferences: () => Preferences
  readonly setPreferences: (preferences: Preferences) => void
}
type Panel = () => HTMLElement | Promise<HTMLElement>

/** Everything about a game that is not the game: its rules and odds, the rounds played, their proof, the switches. */
export function createSheet(needs: SheetDependencies): { readonly root: HTMLDialogElement; readonly open: () => void } {
  const panels: Readonly<Record<string, Panel>> = {
    Rules: () => helpPanel(needs.title),
    History: async () => historyPanel(await needs.loadHistory()),
    Fairness: async () => fairnessPanel(needs, await needs.loadHistory(), () => void show('Fairness')),
    Settings: () => settingsPanel(needs),
  }
  const body = element('div', { class: 'sheet-body' })
  const tabs = Object.keys(panels).map((name) =>
    element('button', { type: 'button', role: 'tab', onclick: () => void show(name) }, name),
  )
  const close = element('button', { type: 'button', class: 'round-button', 'aria-label': 'Close' }, icon('close'))
  const root = element(
    'dialog',
    { class: 'sheet', 'aria-label': 'About this game' },
    element('div', { class: 'sheet-head' }, element('div', { class: 'tabs', role: 'tablist' }, ...tabs), close),
    body,
  )
  const show = async (name: string): Promise<void> => {
    for (const tab of tabs) tab.setAttribute('aria-selected', String(tab.textContent === name))
    body.replaceChildren(element('p', { class: 'quiet' }, 'One moment …'))
    const panel = await panels[name]?.()
    if (panel !== undefined) body.replaceChildren(panel)
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
      void show('Rules')
    },
  }
}

function helpPanel(title: TitleInfo): HTMLElement {
  const { help, rtpBasisPoints, maxWinHundredths, volatility } = title
  const facts = [
    ['Return to the player, in the long run', `${formatHundredths(rtpBasisPoints)} % or more`],
    ['Largest win', `${multiplierText(maxWinHundredths)} the stake`],
    ['Ups and downs', volatility],
    ['Stakes', stakeRange(title)],
  ] as const
  return element('div', {}, ...helpBody(help), table(['This game', ''], facts))
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
  if (history === undefined) return element('p', { class: 'quiet' }, 'The history cannot be read at the moment.')
  if (history.rounds.length === 0)
    return element('p', { class: 'quiet' }, 'Nothing yet. Every round you play is kept here.')
  const rows = history.rounds.map((round) => [
    timeOf(round.at),
    money(round.staked),
    round.state === 'voided' ? 'taken back' : money(round.win),
    formatSignedMoney(wireCentavos(round.state === 'voided' ? 0 : round.win - round.staked)),
  ])
  return table(['Time', 'Stake', 'Won', 'Result'], rows)
}

function fairnessPanel(needs: SheetDependencies, history: History | undefined, refresh: () => void): HTMLElement {
  if (history === undefined) return element('p', { class: 'quiet' }, 'The seeds cannot be read at the moment.')
  const { rotate: change } = needs
  if (change === undefined) return publicFairness(history, needs)
  const { seed, rounds } = history
  const input = element('input', {
    value: seed.clientSeed,
    maxlength: 64,
    'aria-label': 'Your own seed',
    autocomplete: 'off',
  })
  const outcome = element('p', { class: 'quiet', role: 'status' })
  const rotate = async (): Promise<void> => {
    if (await change(input.value)) refresh()
    else outcome.replaceChildren('The seeds could not be changed: finish your round first.')
  }
  const revealed = rounds.filter(({ serverSeed }) => serverSeed !== null)
  return element(
    'div',
    {},
    element(
      'p',
      {},
      'Every result follows from a seed of ours and a seed of yours. You see the hash of ours before you play; when you change seeds, we show the seed itself, and every round can be worked out again — also without us.',
    ),
    element('h2', {}, 'Now'),
    table(
      ['', ''],
      [
        ['Hash of our seed', seed.hash],
        ['Your seed', seed.clientSeed],
        ['Next round is number', String(seed.nextNonce)],
      ],
    ),
    element(
      'div',
      { class: 'seed-form' },
      input,
      element('button', { type: 'button', class: 'plain-button', onclick: () => void rotate() }, 'Change seeds'),
    ),
    outcome,
    element('h2', {}, 'Rounds whose seed is shown'),
    revealed.length === 0
      ? element('p', { class: 'quiet' }, 'None yet: change seeds to see the one you played with.')
      : element('div', {}, ...revealed.slice(0, 10).map(proofOf)),
    element('p', {}, verifierLink(needs), ' It works without a connection, and you can keep it.'),
  )
}

/** A shared table's seeds are nobody's: each round has its own, shown when the round is over. */
function publicFairness({ seed, rounds }: History, needs: SheetDependencies): HTMLElement {
  const revealed = rounds.filter(({ serverSeed }) => serverSeed !== null)
  return element(
    'div',
    {},
    element(
      'p',
      {},
      'Every round of this table has a seed of its own. Its hash is shown while bets are taken, the seed itself when the round is over, so that everybody can work the result out again — also without us.',
    ),
    element('h2', {}, 'Now'),
    table(
      ['', ''],
      [
        ['Hash of the seed', seed.hash],
        ['Round', seed.clientSeed],
      ],
    ),
    element('h2', {}, 'Rounds that you played'),
    revealed.length === 0
      ? element('p', { class: 'quiet' }, 'None yet.')
      : element('div', {}, ...revealed.slice(0, 10).map(proofOf)),
    element('p', {}, verifierLink(needs)),
  )
}

/** A sandboxed game opens no page: its frame does. */
function verifierLink({ openVerifier }: Pick<SheetDependencies, 'openVerifier'>): HTMLElement {
  const link = element('a', { href: '/verify', target: '_blank', rel: 'noopener' }, 'Open the verifier')
  link.addEventListener('click', (event) => {
    if (openVerifier === undefined) return
    event.preventDefault()
    openVerifier()
  })
  return link
}

function proofOf({ nonce, serverSeed, clientSeed, seedHash, drawn, game, at }: PastRound): HTMLElement {
  const proof = JSON.stringify({ game, serverSeed, seedHash, clientSeed, nonce, drawn })
  const copy = element('button', { type: 'button', class: 'plain-button' }, 'Copy')
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(proof).then(() => copy.replaceChildren('Copied'))
  })
  return element(
    'details',
    {},
    element('summary', {}, `Round ${nonce} · ${timeOf(at)}`),
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
    toggle('sound', 'Sound'),
    toggle('haptics', 'Vibration'),
    element(
      'p',
      { class: 'quiet' },
      'Space plays the big button, Escape closes this sheet. Less movement follows the setting of your device.',
    ),
  )
}
