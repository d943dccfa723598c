import { formatSignedMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { History, PastRound } from '#games/rgs/contract.ts'
import { element } from '../element.ts'
import { money } from '../hud.ts'
import { messages } from '../messages/en.ts'
import { roundTime } from './round-time.ts'
import type { SheetDependencies } from './sheet-dependencies.ts'
import { sheetRow, sheetTable } from './sheet-table.ts'

type HistorySource = Pick<SheetDependencies, 'loadHistory' | 'watch'>

/** Every round of this game that the player has ever played, page by page. */
export function historyPanel(needs: HistorySource, history: History | undefined): HTMLElement {
  if (history === undefined) return element('p', { class: 'quiet' }, messages.historyUnavailable)
  if (history.rounds.length === 0) return element('p', { class: 'quiet' }, messages.historyEmpty)
  const heads = [messages.time, messages.bet, messages.win, messages.result, messages.replay]
  const rowOf = (round: PastRound) => cellsOf(round, watchCell(needs, round))
  const table = sheetTable(heads, history.rounds.map(rowOf))
  const rows = table.querySelector('tbody')
  const add = (more: readonly PastRound[]) => rows?.append(...more.map((round) => sheetRow(rowOf(round))))
  return element('div', {}, table, ...olderButton(needs, history, add))
}

function cellsOf({ at, staked, state, win }: PastRound, last: string | HTMLElement): readonly (string | HTMLElement)[] {
  const isVoided = state === 'voided'
  return [
    roundTime(at),
    money(staked),
    isVoided ? messages.betReturned : money(win),
    formatSignedMoney(wireCentavos(isVoided ? 0 : win - staked)),
    last,
  ]
}

/** Only a round that has ended is shown again. */
function watchCell({ watch }: HistorySource, round: PastRound): string | HTMLElement {
  if (round.state !== 'over' && round.state !== 'voided') return '–'
  const button = element('button', { type: 'button', class: 'plain-button' }, messages.watchAgain)
  const open = async (): Promise<void> => {
    button.disabled = true
    if (!(await watch(round))) button.replaceChildren(messages.replayUnavailable)
    button.disabled = false
  }
  button.addEventListener('click', () => void open())
  return button
}

/** Brings the rounds before the last one shown, until there are none. */
export function olderButton(
  { loadHistory }: Pick<HistorySource, 'loadHistory'>,
  { rounds, isMore }: History,
  add: (rounds: readonly PastRound[]) => void,
): readonly HTMLElement[] {
  if (!isMore) return []
  let last = rounds.at(-1)?.id
  const button = element('button', { type: 'button', class: 'plain-button' }, messages.olderRounds)
  let isLoading = false
  // It is never disabled: that would take the focus from whoever has just pressed it.
  const showOlder = async (): Promise<void> => {
    if (isLoading) return
    isLoading = true
    const page = await loadHistory(last)
    isLoading = false
    if (page === undefined) return
    add(page.rounds)
    last = page.rounds.at(-1)?.id
    if (!page.isMore) leaveButton(button)
  }
  button.addEventListener('click', () => void showOlder())
  return [button]
}

/** The focus goes to what stands before it. */
function leaveButton(button: HTMLElement): void {
  const all = [...(button.closest('dialog')?.querySelectorAll('button') ?? [])]
  if (document.activeElement === button) all[all.findIndex((each) => each === button) - 1]?.focus()
  button.remove()
}
