import type { GameType } from '#core/enumerations/game-type.ts'
import { SlowTurnover } from '../../ledger/turnover/testing/slow-turnover.ts'
import { SlowWallet, type RoundEvent } from './slow-wallet.ts'

/** A player as the plain rules know one, with what the provider knows of the rounds. */
export type SimPlayer = {
  readonly id: bigint
  readonly type: GameType
  wallet: SlowWallet
  readonly turnover: SlowTurnover
  hold: number
  safebox: number
  readonly holds: Hold[]
  session: string
  /** The provider's rounds and bets, whatever became of them. */
  readonly rounds: string[]
  readonly bets: { readonly txId: string; readonly roundId: string }[]
  /** The number of round events that turnover has consumed. */
  counted: number
  /** Where the requirements came from, in their order. */
  readonly sources: { readonly source: string; readonly sourceId: string }[]
}

export type Hold = { readonly seq: bigint; readonly amount: number; isOpen: boolean }

export const newSimPlayer = (id: bigint, type: GameType): SimPlayer => ({
  id,
  type,
  wallet: new SlowWallet(0),
  turnover: new SlowTurnover(),
  hold: 0,
  safebox: 0,
  holds: [],
  session: '',
  rounds: [],
  bets: [],
  counted: 0,
  sources: [],
})

/** No bets with them from that moment on. */
export function endSessions({ wallet: { state } }: SimPlayer, at: number): void {
  for (const [token, until] of state.sessions) state.sessions.set(token, Math.min(until, at))
}

/** Lets turnover do something that may take coins. */
export function withCoin(player: SimPlayer, act: (turnover: SlowTurnover) => void): void {
  const { state } = player.wallet
  player.turnover.coin = BigInt(state.coin)
  act(player.turnover)
  state.coin = Number(player.turnover.coin)
}

const depletedBelow = 100

/** Counts published rounds, and clears players who have lost everything. */
export function countPublished(player: SimPlayer, now: number): void {
  const { wallet, turnover, hold, safebox } = player
  const news = wallet.state.published.slice(player.counted)
  if (news.length === 0) return
  for (const event of news) count(player, event, now)
  player.counted += news.length
  const owned = wallet.state.coin + hold + safebox
  const isPlaying = [...wallet.state.rounds.values()].some(({ state }) => state === 'OPEN')
  if (owned >= depletedBelow || isPlaying) return
  turnover.coin = 0n
  turnover.do({ act: 'deplete' })
}

function count({ turnover, type, rounds }: SimPlayer, { topic, round, largestBet, at }: RoundEvent, now: number): void {
  const number = rounds.indexOf(round.roundId)
  if (topic === 'voided') return turnover.do({ act: 'void', round: number })
  const { stake, tips, win, isFree } = round
  const amounts = { stake: BigInt(stake), tips: BigInt(tips), win: BigInt(win), largest: BigInt(largestBet) }
  turnover.do({ act: 'round', round: number, late: (now - at) / 1_000, type, isFree, ...amounts })
}
