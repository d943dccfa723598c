import { type Centavos, centavos } from '#core/money/centavos.ts'
import type { PlayerAccount } from '../chart/account.ts'
import { type Points, points } from '../chart/points.ts'

export type Balances = {
  readonly coin: Centavos
  readonly hold: Centavos
  readonly safebox: Centavos
  readonly points: Points
}

export type Book = {
  readonly playerId: bigint
  /** The number of its transfers. */
  readonly seq: bigint
  /** The hash of the last transfer. */
  readonly head: string
  readonly balances: Readonly<Record<PlayerAccount, bigint>>
}

export const emptyBalances: Readonly<Record<PlayerAccount, bigint>> = { coin: 0n, hold: 0n, safebox: 0n, points: 0n }

export const asBalances = (amounts: Readonly<Record<PlayerAccount, bigint>>): Balances => ({
  coin: centavos(amounts.coin),
  hold: centavos(amounts.hold),
  safebox: centavos(amounts.safebox),
  points: points(amounts.points),
})
