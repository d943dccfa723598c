import { type Centavos, multiplyCentavos } from '#core/money/centavos.ts'

/** The operator's threshold for a big win. */
export type BigWinThreshold = { readonly amountMin: Centavos; readonly multipleMin: bigint }

export type SettledRound = { readonly stake: Centavos; readonly win: Centavos }

/** Both conditions must hold. A free round has no stake to multiply. */
export const isBigWin = ({ stake, win }: SettledRound, { amountMin, multipleMin }: BigWinThreshold): boolean =>
  win >= amountMin && win >= multiplyCentavos(stake, multipleMin)
