import { beginDeposit, checkDeposit, listOpenDeposits } from '#features/cashier/deposit/contract.ts'
import { isPayable, type PaymentMethod } from './plain-answers.ts'
import { done, skipped, type StepOutcome, type Visit } from './step.ts'
import { until } from './until.ts'
import { StepFailed, type Visitor } from './visitor.ts'

/** Refusals that follow from the account or from what the operator has closed. */
const allowed: readonly string[] = [
  'depositsClosed',
  'channelClosed',
  'identityNeeded',
  'limitReached',
  'accountNeeded',
]
const creditedMs = 30_000
const timeoutMs = 10_000

/**
 * Begins a deposit of the smallest amount up to the page where it is paid. In production nobody pays it, and the next one begins
 * when it has expired: real money would have to come in every few minutes. At the sandbox it is paid and credited.
 */
export async function tryDeposit({ visitor, lobby, settings: { paysAt } }: Visit): Promise<StepOutcome> {
  const [waiting] = (await visitor.ask(listOpenDeposits, { size: 1 })).list
  if (waiting !== undefined) {
    await visitor.ask(checkDeposit, { orderId: waiting.orderId })
    return done
  }
  const [method] = lobby.methods
  return method === undefined ? skipped('noMethod') : begin(visitor, method, paysAt)
}

async function begin(visitor: Visitor, method: PaymentMethod, paysAt: string | undefined): Promise<StepOutcome> {
  const request = { amount: method.amountMin, version: 4, rechargeType: method.id, takesBonus: false } as const
  const begun = await visitor.attempt(beginDeposit, request)
  if (begun.kind === 'refusal') {
    if (allowed.includes(begun.name)) return skipped(begun.name)
    throw new StepFailed(`${beginDeposit.path} was refused: ${begun.name}`)
  }
  const { orderId, payUrl } = begun.body
  if (!isPayable(begun.body)) throw new StepFailed(`deposit ${orderId} has nowhere to pay`)
  if (isAt(payUrl, paysAt)) await pay(visitor, orderId, payUrl)
  return done
}

const isAt = (url: string | null, place: string | undefined): url is string =>
  url !== null && place !== undefined && url.startsWith(`${place}/`)

async function pay({ ask }: Visitor, orderId: string, payUrl: string): Promise<void> {
  const paid = await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay' }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (paid.status >= 400) throw new StepFailed(`the page of deposit ${orderId} answered ${paid.status}`)
  await until(async () => ((await ask(checkDeposit, { orderId, hasPaid: true })).isRechargeDone ? true : undefined), {
    forMs: creditedMs,
    what: `deposit ${orderId} was paid and not credited`,
  })
}
