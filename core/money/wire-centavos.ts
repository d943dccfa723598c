import type { Brand } from '#core/brand.ts'
import { type Centavos, centavosFromNumber } from './centavos.ts'

/** Centavos in JSON and in the browser: a safe integer. */
export type WireCentavos = Brand<number, 'WireCentavos'>

export function wireCentavos(value: number): WireCentavos {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of centavos`)
  return value as WireCentavos
}

/** An amount that JSON cannot carry exactly is a defect and never rounded. */
export const toWireCentavos = (amount: Centavos): WireCentavos => wireCentavos(Number(amount))

export const fromWireCentavos = (amount: WireCentavos): Centavos => centavosFromNumber(amount)
