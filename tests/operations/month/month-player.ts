import type { Draw } from '#core/draw/draw.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import type { Visitor } from '#tests/support/test-site.ts'
import type { Habit } from './habits.ts'

export type KindOfPlay = { rounds: bigint; stake: bigint; win: bigint }

/** A player of the month, and everything that this player believes of the own money, in centavos. */
export type MonthPlayer = {
  readonly index: number
  readonly habit: Habit
  readonly draw: Draw
  readonly id: number
  readonly mobile: string
  readonly password: string
  readonly name: { readonly firstName: string; readonly lastName: string }
  /** Where the player signs in from. */
  readonly from: Pick<Visitor, 'ip' | 'fingerprint'>
  token: string
  bankAccountId: number | undefined
  coin: bigint
  deposited: bigint
  withdrawn: bigint
  /** Taken from promotions and campaigns. */
  gifts: bigint
  readonly played: Map<GameType, KindOfPlay>
}

export const visitorOf = ({ from, token }: Pick<MonthPlayer, 'from' | 'token'>): Visitor => ({ ...from, token })

export function notePlay(
  player: MonthPlayer,
  type: GameType,
  { stake, win }: { readonly stake: number; readonly win: number },
) {
  const played = player.played.get(type) ?? { rounds: 0n, stake: 0n, win: 0n }
  played.rounds += 1n
  played.stake += BigInt(stake)
  played.win += BigInt(win)
  player.played.set(type, played)
  player.coin += BigInt(win - stake)
}

export function noteGift(player: MonthPlayer, items: readonly { readonly id: number; readonly count: number }[]) {
  const coins = items.filter(({ id }) => id === coinItem).reduce((sum, { count }) => sum + BigInt(count), 0n)
  player.coin += coins
  player.gifts += coins
}
