import { type Centavos, multiplyCentavos } from '#core/money/centavos.ts'

/** From where on a win is big, as the operator sets it. */
export type BigWinThreshold = { readonly amountMin: Centavos; readonly multipleMin: bigint }

export type SettledRound = { readonly stake: Centavos; readonly win: Centavos }

/** Both have to be reached. A free round has no stake to multiply. */
export const isBigWin = ({ stake, win }: SettledRound, { amountMin, multipleMin }: BigWinThreshold): boolean =>
  win >= amountMin && win >= multiplyCentavos(stake, multipleMin)
