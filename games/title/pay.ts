import { type Centavos, centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { formatHundredths } from '#core/money/format-money.ts'

const hundredthsOfOne = 100n

/** What a multiplier of so many hundredths pays. A part of a centavo is not paid; stakes in whole pesos leave none. */
export const payOf = (stake: Centavos, hundredths: number): Centavos =>
  centavos(divFloor(stake * BigInt(hundredths), hundredthsOfOne))

/** The same of a wire amount, for a client to show beforehand. */
export const partOf = (amount: number, hundredths: number): number =>
  Number(payOf(centavos(BigInt(amount)), hundredths))

/** 250 is written ×2.5. */
export const multiplierText = (hundredths: number): string => `×${shortHundredths(hundredths)}`

/** 250 is written 2.5× before what it multiplies. */
export const timesText = (hundredths: number): string => `${shortHundredths(hundredths)}×`

const shortHundredths = (hundredths: number): string => formatHundredths(hundredths).replace(/\.?0+$/, '')
