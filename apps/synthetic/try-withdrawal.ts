import { randomUUID } from 'node:crypto'
import { smsType } from '#core/enumerations/sms-type.ts'
import { sendCode } from '#features/players/account/contract.ts'
import { cancelWithdrawal, getWithdrawalTerms, requestWithdrawal } from '#features/cashier/withdrawal/contract.ts'
import { messagesBefore, readCode } from './read-code.ts'
import { done, skipped, type StepOutcome, type Visit } from './step.ts'
import { until } from './until.ts'
import { StepFailed, type Visitor } from './visitor.ts'

/** Conditions that the account does not meet, or that the operator has closed: no fault of the product. */
const allowed: readonly string[] = [
  'withdrawalsClosed',
  'kyc',
  'neverDeposited',
  'turnover',
  'noMobile',
  'noPassword',
  'noAccount',
  'accountResting',
  'resting',
  'dayCount',
  'dayAmount',
  'notEnough',
]
const countedMs = 15_000

type Terms = Awaited<ReturnType<typeof readTerms>>

/**
 * Requests the smallest withdrawal and cancels it. A synthetic player's withdrawal is always reviewed by a person, so that it
 * is never paid meanwhile.
 */
export async function tryWithdrawal(visit: Visit): Promise<StepOutcome> {
  const { visitor, settings } = visit
  const { open } = await readTerms(visitor)
  // Left over from a round that broke off.
  if (open?.isCancellable) await visitor.ask(cancelWithdrawal, { orderId: open.orderId })
  const before = await countedTerms(visitor)
  const blocker = before.blockers.find(({ kind }) => !allowed.includes(kind)) ?? before.blockers[0]
  if (blocker !== undefined) {
    if (allowed.includes(blocker.kind)) return skipped(blocker.kind)
    throw new StepFailed(`a withdrawal is not possible: ${blocker.kind}`)
  }
  const { codes, withdrawalPassword } = settings
  if (codes === undefined || withdrawalPassword === undefined) return skipped('noCodes')
  const code = await receiveCode(visitor, { ...codes, mobile: settings.account })
  await requestAndCancel(visit, before, { code, withdrawalPassword })
  const after = await readTerms(visitor)
  if (after.coin !== before.coin) throw new StepFailed(`the balance was ${before.coin} and is ${after.coin}`)
  return done
}

type Proofs = { readonly code: string; readonly withdrawalPassword: string }

async function requestAndCancel({ visitor, lobby }: Visit, terms: Terms, proofs: Proofs): Promise<void> {
  const { order } = await visitor.ask(requestWithdrawal, {
    amount: terms.min,
    bankAccountId: terms.accounts[0]?.id ?? 0,
    ...(await lobby.encrypted(proofs.withdrawalPassword)),
    code: proofs.code,
    reqId: randomUUID(),
  })
  const cancelled = await visitor.ask(cancelWithdrawal, { orderId: order.orderId })
  if (cancelled.order.status !== 'CANCELLED') throw new StepFailed(`${order.orderId} is ${cancelled.order.status}`)
}

const readTerms = ({ ask }: Visitor) => ask(getWithdrawalTerms, {})

/** Playthrough is counted a moment after the round. */
function countedTerms(visitor: Visitor): Promise<Terms> {
  const end = performance.now() + countedMs
  return until(
    async () => {
      const terms = await readTerms(visitor)
      const isCounted = !terms.blockers.some(({ kind }) => kind === 'turnover' || kind === 'openRound')
      return isCounted || performance.now() >= end ? terms : undefined
    },
    { forMs: countedMs, what: 'no terms came' },
  )
}

async function receiveCode({ ask }: Visitor, mailbox: Parameters<typeof readCode>[0]): Promise<string> {
  const before = await messagesBefore(mailbox)
  await ask(sendCode, { type: smsType.stepUp })
  return readCode(mailbox, before)
}
