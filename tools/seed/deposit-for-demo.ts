import type { Client } from '#core/contract/client.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { beginDeposit, checkDeposit } from '#features/cashier/deposit/contract.ts'
import { callForDemo } from './call-for-demo.ts'

const firstChannel = 1
const attemptsMax = 100
const pauseMs = 100
const timeoutMs = 10_000

/** Deposits through the public calls and pays on the provider's own page, as a player with sandbox money would. */
export async function depositForDemo(client: Client, amount: Centavos): Promise<void> {
  const request = { amount: toWireCentavos(amount), version: 4, rechargeType: firstChannel } as const
  const { orderId, payUrl } = await callForDemo(client, beginDeposit, request)
  if (payUrl === null) throw new Error(`deposit ${orderId} of the demonstration has no page to pay on`)
  await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay' }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const { isRechargeDone } = await callForDemo(client, checkDeposit, { orderId })
    if (isRechargeDone) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error(`deposit ${orderId} of the demonstration was paid and not credited`)
}
