import { type BasisPoints, basisPoints } from '#core/money/basis-points.ts'
import { type Centavos, multiplyCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'

/** The operator's threshold for a big win. */
export type BigWinThreshold = { readonly amountMin: Centavos; readonly multipleMin: bigint }

export type SettledRound = { readonly stake: Centavos; readonly win: Centavos }

/** A win as a multiple of its stake, rounded down. Undefined for a free round. */
export const multipleOf = ({ stake, win }: SettledRound): BasisPoints | undefined =>
  stake > 0n ? basisPoints(Number(divFloor(win * 10_000n, stake))) : undefined

/** Both conditions must hold. A free round has no stake to multiply. */
export const isBigWin = ({ stake, win }: SettledRound, { amountMin, multipleMin }: BigWinThreshold): boolean =>
  win >= amountMin && win >= multiplyCentavos(stake, multipleMin)
