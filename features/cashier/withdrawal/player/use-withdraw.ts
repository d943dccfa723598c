import { useState } from 'react'
import {
  codeMissing,
  codeWrong,
  useForm,
  usePresence,
  useRefreshPlayer,
} from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos, type WireCentavos } from '#core/money/wire-centavos.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useRequestId } from '#platform/browser/client/use-request-id.ts'
import { type beginPasskeyWithdrawal, getWithdrawalTerms, listWithdrawals, requestWithdrawal } from '../contract.ts'
import { messages as withdrawalMessages } from '../messages/en.ts'
import { useWithdrawalProof } from './use-withdrawal-proof.ts'
import type { ShownWithdrawal, WithdrawalTerms } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type WithdrawalForm = {
  readonly terms: WithdrawalTerms
  readonly accountId: number | undefined
  readonly onRequested: (order: ShownWithdrawal) => void
}

/** The withdrawal form. A request whose answer was lost is retried with the same id, so that it is fulfilled once. */
export function useWithdraw({ terms, accountId, onRequested }: WithdrawalForm) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const refreshPlayer = useRefreshPlayer()
  const { withPresence, presenceDialog } = usePresence()
  const way = useWithdrawalProof(terms)
  const [failure, setFailure] = useState<string>()
  const requestId = useRequestId()
  const form = useForm({ amount: '', password: '', code: '' }, ({ amount, password, code }) => [
    amountFault(amountOf(amount), terms),
    !way.byPasskey && password === '' ? faultAt('password', messages.enterWithdrawalPassword) : undefined,
    way.byPasskey ? undefined : codeMissing(code),
  ])

  const showFailure = (reply: CallFailure<typeof requestWithdrawal | typeof beginPasskeyWithdrawal>) => {
    if (reply.kind === 'invalid') return form.showFaults(reply.faults)
    const fault = reply.kind === 'refusal' ? fieldFaults[reply.errcode] : undefined
    if (fault) form.showFaults([fault])
    else if (reply.kind !== 'signedOut') setFailure(failureText(reply))
    if (reply.kind === 'refusal') void showTermsOfNow()
  }
  /** Another tab may have played or withdrawn: a refusal comes with the balance and the blockers that explain it. */
  const showTermsOfNow = async () => Promise.all([refreshCalls(getWithdrawalTerms), refreshPlayer()])

  const submit = async () => {
    const amount = amountOf(form.values.amount)
    if (form.check() && amount !== undefined && accountId !== undefined) await begin(amount, accountId)
  }
  const { begin, pending } = useOneAct(async (amount: WireCentavos, bankAccountId: number) => {
    setFailure(undefined)
    const wish = { amount, bankAccountId }
    const proven = way.byPasskey ? await way.sign(wish, { withPresence }) : await way.type(form.values)
    if (proven.kind === 'failed') return showFailure(proven.reply)
    if (proven.kind === 'turnedAway') return setFailure(messages.passkeyNotUsed)
    const reqId = requestId.idFor(`${amount} ${bankAccountId}`)
    const reply = await withPresence(async () => client.send(requestWithdrawal, { ...wish, reqId, ...proven.proof }))
    requestId.settle(reply)
    if (reply.kind !== 'answer') return showFailure(reply)
    onRequested(reply.body.order)
    await Promise.all([refreshCalls(getWithdrawalTerms, listWithdrawals), refreshPlayer()])
  })
  return { form, way, submit, pending, failure, presenceDialog, amount: amountOf(form.values.amount) }
}

function amountOf(text: string): WireCentavos | undefined {
  const parsed = parseMoney(text)
  return typeof parsed === 'bigint' ? toWireCentavos(parsed) : undefined
}

function amountFault(amount: WireCentavos | undefined, { min, max, coin }: WithdrawalTerms): FieldFault | undefined {
  if (amount === undefined) return faultAt('amount', messages.enterAmount)
  if (amount < min) return faultAt('amount', formatMessage(messages.minimumWithdrawal, { min: formatMoney(min) }))
  if (amount > max) return faultAt('amount', formatMessage(messages.maximumWithdrawal, { max: formatMoney(max) }))
  return amount > coin
    ? faultAt('amount', formatMessage(messages.moreThanBalance, { coin: formatMoney(coin) }))
    : undefined
}

const faultAt = (field: string, msg: string): FieldFault => ({ field, key: `withdrawal.${field}`, msg })

const {
  wrongPassword,
  codeWrong: wrongCode,
  notEnough,
  amountTooSmall,
  amountTooLarge,
  dayAmount,
} = requestWithdrawal.refusals

const fieldFaults: Readonly<Record<number, FieldFault>> = {
  [wrongPassword]: faultAt('password', withdrawalMessages['withdrawal.wrongPassword']),
  [wrongCode]: codeWrong,
  [notEnough]: faultAt('amount', withdrawalMessages['withdrawal.notEnough']),
  [amountTooSmall]: faultAt('amount', withdrawalMessages['withdrawal.amountTooSmall']),
  [amountTooLarge]: faultAt('amount', withdrawalMessages['withdrawal.amountTooLarge']),
  [dayAmount]: faultAt('amount', withdrawalMessages['withdrawal.dayAmount']),
}
