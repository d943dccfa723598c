import type { Brand } from '#core/brand.ts'

/** An amount of money in hundredths of a peso. Compare with `<`, `>` and `===`; never divide without naming the rounding. */
export type Centavos = Brand<bigint, 'Centavos'>

export const centavos = (value: bigint): Centavos => value as Centavos

export const zeroCentavos = centavos(0n)

/** For amounts that arrive as numbers; an unsafe integer is a defect of the caller. */
export function centavosFromNumber(value: number): Centavos {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of centavos`)
  return centavos(BigInt(value))
}

export const pesos = (whole: bigint): Centavos => centavos(whole * 100n)

export const addCentavos = (a: Centavos, b: Centavos): Centavos => centavos(a + b)
export const subtractCentavos = (from: Centavos, amount: Centavos): Centavos => centavos(from - amount)
export const multiplyCentavos = (amount: Centavos, times: bigint): Centavos => centavos(amount * times)
export const negateCentavos = (amount: Centavos): Centavos => centavos(0n - amount)
export const minCentavos = (a: Centavos, b: Centavos): Centavos => (a < b ? a : b)
export const maxCentavos = (a: Centavos, b: Centavos): Centavos => (a > b ? a : b)
export const sumCentavos = (amounts: Iterable<Centavos>): Centavos => {
  let sum = zeroCentavos
  for (const amount of amounts) sum = addCentavos(sum, amount)
  return sum
}
