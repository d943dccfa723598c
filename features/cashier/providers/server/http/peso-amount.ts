import * as v from 'valibot'
import type { Centavos } from '#core/money/centavos.ts'
import { parseMoney } from '#core/money/parse-money.ts'

/** Pesos as some providers write them, 500.5 or "500.50", parsed without floating point. */
export const pesoAmount = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), v.string()]),
  v.transform(parseMoney),
  v.check((read) => typeof read === 'bigint' && read > 0n, 'is no amount of money'),
  v.transform((read): Centavos => read as Centavos),
)

/** 50050n as the number 500.5, which JSON writes exactly. */
export function pesoNumber(amount: Centavos): number {
  const digits = String(amount).padStart(3, '0')
  return Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
}
