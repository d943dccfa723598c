import { useState } from 'react'
import { formatShortMoney } from '#core/money/short-money.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos, type WireCentavos } from '#core/money/wire-centavos.ts'
import { type DepositPack, firstAmountOf } from './use-deposit-pack.ts'

/** The amount as it is typed, and what it comes to. */
export function useAmount(pack: DepositPack | undefined) {
  const [text, setText] = useState(textOf(firstAmountOf(pack)))
  return { text, setText, amount: amountOf(text), setAmount: (amount: WireCentavos) => setText(textOf(amount)) }
}

function amountOf(text: string): WireCentavos | undefined {
  const parsed = parseMoney(text)
  return typeof parsed === 'bigint' ? toWireCentavos(parsed) : undefined
}

/** Whole pesos without centavos, as one would type them. */
const textOf = (amount: WireCentavos): string => formatShortMoney(amount).slice(1)
