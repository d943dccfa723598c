import { useEffect, useState } from 'react'
import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { quoteDeposit } from '../contract.ts'
import { messages } from './messages/en.ts'

export type DepositQuote = ResponseOf<typeof quoteDeposit>
export type QuotedChoice = DepositQuote['choices'][number]

type QuoteRequest = RequestOf<typeof quoteDeposit>

const typingPauseMs = 250
const askEveryMs = 30_000

/** The quote of a deposit, once its amount has not changed for a moment. Undefined while it is unknown. */
export function useQuote(amount: WireCentavos | undefined, actType: QuoteRequest['actType']) {
  const [settled, setSettled] = useState(amount)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(amount), typingPauseMs)
    return () => clearTimeout(timer)
  }, [amount])
  const isSettled = amount !== undefined && settled === amount
  const { answer, refresh } = useCallQuery(quoteDeposit, requestOf(amount ?? (0 as WireCentavos), actType), {
    enabled: isSettled,
    refreshEveryMs: askEveryMs,
  })
  return { quote: isSettled ? answer : undefined, refreshQuote: refresh }
}

/** Whether the quote that the form begins with is still on its way: what it says decides where the button stands. */
export const useAwaitsQuote = (amount: WireCentavos, actType: QuoteRequest['actType']): boolean =>
  useCallQuery(quoteDeposit, requestOf(amount, actType)).pending

const requestOf = (amount: WireCentavos, actType: QuoteRequest['actType']): QuoteRequest => ({
  amount,
  ...(actType !== undefined && { actType }),
})

/** The choice of the player, or the best one. */
export const chosenIn = ({ choices }: DepositQuote, chosenKey: string | undefined): QuotedChoice | undefined =>
  choices.find((choice) => keyOfChoice(choice) === chosenKey) ??
  choices.find(({ isBest }) => isBest) ??
  choices.find(({ choice }) => choice === 'none')

export const keyOfChoice = ({ choice, couponId }: Pick<QuotedChoice, 'choice' | 'couponId'>): string =>
  couponId === null ? choice : `${choice} ${couponId}`

/** An offer with its step, where it counts them. */
export const offerName = ({ title, step }: { readonly title: string; readonly step: number | null }): string =>
  step === null ? title : formatMessage(messages.offerStep, { title, step })
