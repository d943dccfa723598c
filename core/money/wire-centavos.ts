import type { Brand } from '#core/brand.ts'
import { type Centavos, centavosFromNumber } from './centavos.ts'

/** An amount of centavos as JSON carries it and the browser holds it: a safe integer. */
export type WireCentavos = Brand<number, 'WireCentavos'>

export function wireCentavos(value: number): WireCentavos {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of centavos`)
  return value as WireCentavos
}

/** An amount that JSON cannot carry exactly is a defect, never a rounded answer. */
export const toWireCentavos = (amount: Centavos): WireCentavos => wireCentavos(Number(amount))

export const fromWireCentavos = (amount: WireCentavos): Centavos => centavosFromNumber(amount)
