import { money } from '#games/client/hud.ts'
import { shortOfMoney } from '#games/client/notice.ts'
import type { TitleInfo } from '#games/rgs/contract.ts'
import type { Action } from '#games/client/scene.ts'
import { createBoard } from './board.ts'
import { createChips } from './chips.ts'
import { createChipTray, type ToolName } from './chip-tray.ts'
import type { Seat } from './seat.ts'
import type { TableBars } from './table-bars.ts'
import type { TableFace } from './table-face.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type BettingDependencies = {
  readonly face: TableFace
  readonly stakes: readonly number[]
  readonly limits: TitleInfo['limits']
  readonly bars: TableBars
  readonly seat: () => Seat
  /** The round that bets are taken on now, if any. */
  readonly openRound: () => string | undefined
  readonly onPlaced: (staked: number) => void
}
type Bets = readonly { readonly bet: string; readonly stake: number }[]

/** Chips are put on the board, taken back, doubled and confirmed. Only what is confirmed is bet. */
export function createBetting({ face, stakes, limits, bars, seat, openRound, onPlaced }: BettingDependencies) {
  const { hud, sound, buzz } = bars
  const isOpen = (): boolean => openRound() !== undefined && !seat().isPending()
  const put = (bets: Bets): void => {
    const sum = bets.reduce((total, { stake }) => total + stake, 0)
    if (!isOpen()) return
    const above = aboveLimit(limits, {
      bets,
      lying: (bet) => chips.on(bet) + seat().on(bet),
      total: chips.sum() + seat().staked(),
    })
    if (above !== undefined) return hud.setNotice(above)
    if (chips.sum() + sum > seat().balance()) return hud.setNotice(shortOfMoney(messages.balanceTooLow))
    hud.setNotice(undefined)
    sound.play('chips')
    buzz()
    chips.put(bets)
  }
  const tools: Readonly<Record<ToolName, () => void>> = {
    undo: () => chips.undo(),
    clear: () => chips.clear(),
    repeat: () => put(seat().before()),
    double: () => put(chips.sum() > 0 ? chips.bets() : seat().bets()),
  }
  const confirm = async (): Promise<void> => {
    const round = openRound()
    if (round === undefined || chips.sum() === 0 || !isOpen()) return
    const [bets, sum] = [chips.bets(), chips.sum()]
    hud.setNotice(undefined)
    chips.clear()
    await seat().place(round, bets)
    onPlaced(sum)
  }
  const chips = createChips(() => show())
  const tray = createChipTray(stakes, {
    onTool: (tool) => (isOpen() ? tools[tool]() : undefined),
    onChoose: () => sound.play('pick'),
  })
  const board = createBoard(face, (bundle) =>
    put(bundle.map(({ bet, chips }) => ({ bet, stake: tray.chosen() * chips }))),
  )
  const show = (): void => {
    const [open, waits, staked] = [isOpen(), chips.sum(), seat().staked()]
    board.showBets({ placed: seat().on, pending: chips.on })
    board.setOpen(open)
    const hasWaiting = open && waits > 0
    const canRepeat = open && waits === 0 && seat().before().length > 0
    tray.setEnabled({ undo: hasWaiting, clear: hasWaiting, repeat: canRepeat, double: open && waits + staked > 0 })
    hud.setAction(actionOf({ open, waits, staked, isPending: seat().isPending(), run: () => void confirm() }))
  }
  return { board, tray, show, dropChips: () => dropChips(chips, hud) }
}

type LaidBets = {
  readonly bets: Bets
  readonly lying: (bet: string) => number
  readonly total: number
}

/** In words, where a chip would lie above the table's limits. The studio holds the same. */
export function aboveLimit(limits: TitleInfo['limits'], { bets, lying, total }: LaidBets): string | undefined {
  if (limits === undefined) return undefined
  const full = bets.find(({ bet, stake }) => lying(bet) + stake > (limits.spots[bet] ?? limits.round))
  if (full !== undefined)
    return formatMessage(messages.spotLimit, { amount: money(limits.spots[full.bet] ?? limits.round) })
  const sum = bets.reduce((added, { stake }) => added + stake, total)
  return sum > limits.round ? formatMessage(messages.roundLimit, { amount: money(limits.round) }) : undefined
}

type BetButton = {
  readonly open: boolean
  readonly waits: number
  readonly staked: number
  readonly isPending: boolean
  readonly run: () => void
}

function actionOf({ open, waits, staked, isPending, run }: BetButton): Action {
  const detail = staked > 0 ? { detail: formatMessage(messages.onTheTable, { amount: money(staked) }) } : {}
  const idle = isPending ? messages.placing : messages.noMoreBets
  const label = open
    ? waits > 0
      ? formatMessage(messages.placeBet, { amount: money(waits) })
      : messages.tapTableToBet
    : idle
  return { label, ...detail, isEnabled: open && waits > 0, run }
}

/** Unconfirmed chips are not bet, and the player is notified. */
function dropChips(chips: ReturnType<typeof createChips>, hud: TableBars['hud']): void {
  if (chips.sum() === 0) return
  chips.clear()
  hud.setNotice(messages.chipsNotConfirmed)
}
