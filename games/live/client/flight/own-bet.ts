import type { OpenedGame } from '#games/client/opened-game.ts'
import type { Seat as SeatView } from '#games/rgs/table-contract.ts'
import type { News } from '../news.ts'
import { createSeat, type Seat, type SeatDependencies } from '../seat.ts'
import type { TableBars } from '../table-bars.ts'
import { type AutoBets, createAutoBets } from './auto-bets.ts'
import { betAction, leftAt, ownHeight } from './bet-action.ts'
import { type BetPanel, createBetPanel } from './bet-panel.ts'
import type { FlightMoment } from './flight-moment.ts'
import { openAutoBets } from './open-auto-bets.ts'

export type OwnBetOptions = {
  readonly game: OpenedGame
  readonly bars: TableBars
  /** From 0. */
  readonly index: 0 | 1
  readonly stake: number
  readonly news: () => News
  readonly moment: () => FlightMoment
  /** The page may not bet now: the lobby has paused it, or its connection is lost. */
  readonly isHalted: () => boolean
  readonly report: Pick<SeatDependencies, 'onBalance' | 'onRefused' | 'onEnded'>
}

/** One of the two bets: its seat at the studio, its panel, and what makes its next bets. */
export function createOwnBet(options: OwnBetOptions) {
  const { game, bars, index, stake, moment, isHalted, report } = options
  const { client, opened } = game
  const show = (): void => {
    const now = moment()
    panel.setOpen(now.phase === 'waiting' && seat.staked() === 0 && !auto.isOn())
    panel.setAction(betAction({ now, seat, idle: isHalted() || seat.isPending(), stake: panel.stake(), bet, cashOut }))
  }
  const onEnded = (ended: SeatView): void => {
    report.onEnded(ended)
    auto.count(ended)
  }
  const seat: Seat = createSeat({
    client,
    seat: index,
    balance: opened.balance,
    onChange: () => show(),
    ...report,
    onEnded,
  })
  const panel: BetPanel = createBetPanel({
    number: index + 1,
    stakes: opened.title.stakes,
    stake,
    onChange: () => {
      bars.sound.play('tap')
      show()
    },
    onRounds:
      opened.autoRoundsMax > 0
        ? () => (auto.isOn() ? auto.stop('player') : openAutoBets(options, panel, auto))
        : undefined,
  })
  const auto: AutoBets = createAutoBets({
    onLeft: panel.setRounds,
    onEnded: (text) => text !== undefined && bars.hud.setNotice(text),
  })
  const { bet, cashOut } = createActs(options, { seat, panel, auto })
  return {
    root: panel.root,
    seat,
    auto,
    show,
    act: panel.act,
    isInTheAir: () => moment().phase === 'flying' && seat.staked() > 0 && leftAt(seat, moment()) === undefined,
    cashOut,
    tick: createTick(options, { seat, panel, auto, bet, show }),
  }
}
export type OwnBet = ReturnType<typeof createOwnBet>

type TickParts = BetParts & { readonly bet: () => Promise<void>; readonly show: () => void }

/** What the clock alone brings: the next automatic bet, and the chosen height. */
function createTick({ moment, isHalted }: OwnBetOptions, { seat, panel, auto, bet, show }: TickParts) {
  const mayBet = (): boolean => seat.staked() === 0 && !seat.isPending() && !isHalted() && auto.mayBet(panel.stake())
  const isReached = (now: FlightMoment): boolean => ownHeight(seat)?.isOut === false && leftAt(seat, now) !== undefined
  return (round: string): void => {
    const now = moment()
    if (now.phase === 'waiting' && mayBet()) void bet()
    if (now.phase === 'leaving' && auto.isAwaited() && seat.staked() === 0) auto.stop('interrupted')
    if (now.phase === 'flying' && isReached(now)) void seat.settle(round)
    show()
  }
}

type BetParts = { readonly seat: Seat; readonly panel: BetPanel; readonly auto: AutoBets }

/** The two things that a player does: get on, and get off. */
function createActs({ game: { frame, opened }, bars, news }: OwnBetOptions, { seat, panel, auto }: BetParts) {
  return {
    bet: async (): Promise<void> => {
      const latest = news().latest()
      if (latest === undefined) return
      await seat.place(latest.round, [{ bet: panel.bet(), stake: panel.stake() }])
      if (seat.staked() === 0) return auto.stop('interrupted')
      auto.await()
      if (opened.mode === 'real') frame.say({ kind: 'round', state: 'began', staked: seat.staked(), win: 0 })
      bars.sound.play('chips')
    },
    cashOut: async (): Promise<void> => {
      const latest = news().latest()
      if (latest === undefined) return
      await seat.cashOut(latest.round)
      bars.buzz()
      void seat.settle(latest.round)
    },
  }
}
