import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { quoteDeposit } from '../contract.ts'

type Quote = ResponseOf<typeof quoteDeposit>
type Choice = Quote['choices'][number]

/** A way to deposit that brings this bonus. */
export const testChoice = (choice: Choice['choice'], bonus: number, more: Partial<Choice> = {}): Choice => ({
  choice,
  couponId: null,
  lines: [],
  bonus: wireCentavos(bonus),
  playthrough: wireCentavos(bonus * 5),
  isBest: false,
  ...more,
})

/** What a deposit of ₱500.00 brings: nothing, but for what a test says otherwise. */
export const testQuote = (more: Partial<Quote> = {}): Quote => ({
  amount: wireCentavos(50_000),
  identityNeeded: false,
  repaid: wireCentavos(0),
  choices: [testChoice('none', 0)],
  gifts: [],
  missed: [],
  ...more,
})
