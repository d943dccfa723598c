import type { Language } from '#core/language/language.ts'
import { answer } from '#core/contract/outcome.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { type Centavos, minCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handle } from '#platform/http/handle.ts'
import { quoteDeposit } from '../contract.ts'
import { bestChoice, type BonusRequest, bonusChoices, bonusOf, type OfferQuote } from '../offer-quote.ts'
import type { DepositHooks, QuotedDeposit } from './deposit-hook.ts'
import { readDepositGate } from './read-deposit-gate.ts'
import { depositDebtOf } from './store/deposit-debt.store.ts'

/** What a deposit would bring: each promotion answers by the rules that it will execute when the money arrives. */
export const quoteDepositHandler = ({ hooks }: DepositHooks) =>
  handle(quoteDeposit, async ({ input, identity: { playerId }, caller, now, tx }) => {
    const { amount } = input
    const actType = depositPurpose[input.actType]
    const quotes = await quotesOf(tx, { playerId, amount, actType, now }, hooks)
    const repaid = minCentavos(amount, await depositDebtOf(tx, playerId))
    const { needsIdentity: identityNeeded } = await readDepositGate(tx, { playerId, now })
    return answer({ amount, identityNeeded, repaid, ...quoteView(quotes, caller.language) })
  })

/** The bonus that an order would bring at this moment. */
export const bonusNow = async (
  tx: Transaction,
  {
    createdAt: now,
    ...order
  }: Omit<QuotedDeposit, 'now'> & BonusRequest & { readonly createdAt: QuotedDeposit['now'] },
  { hooks }: DepositHooks,
): Promise<Centavos> => bonusOf(bonusChoices(await quotesOf(tx, { ...order, now }, hooks)), order)

async function quotesOf(
  tx: Transaction,
  { playerId, amount, actType, now }: QuotedDeposit,
  hooks: DepositHooks['hooks'],
): Promise<readonly OfferQuote[]> {
  const quotes: OfferQuote[] = []
  for (const { quote } of hooks) if (quote) quotes.push(...(await quote(tx, { playerId, amount, actType, now })))
  return quotes
}

function quoteView(quotes: readonly OfferQuote[], language: Language) {
  const choices = bonusChoices(quotes)
  const best = bestChoice(choices)
  return {
    choices: choices.map(({ lines, ...choice }) => ({
      ...choice,
      lines: lines.map(({ title, ...line }) => ({ ...line, title: title[language] })),
      isBest:
        best !== undefined && best.bonus > 0n && choice.choice === best.choice && choice.couponId === best.couponId,
    })),
    gifts: quotes.flatMap((quote) => (quote.kind === 'gift' ? [{ ...earned(quote, language), when: quote.when }] : [])),
    missed: quotes.flatMap((quote) =>
      quote.kind === 'missed' ? [{ ...earned(quote, language), need: quote.need, isLost: quote.isLost }] : [],
    ),
  }
}

const earned = ({ offer, title, step, items, endsAt }: OfferQuote, language: Language) => ({
  offer,
  title: title[language],
  step,
  items: [...items],
  endsAt,
})
