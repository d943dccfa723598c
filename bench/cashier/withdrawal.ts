import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { checkWithdrawal, requestWithdrawal } from '#features/cashier/withdrawal/contract.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { Product } from '#tests/journeys/support/product.ts'
import { reportFigures } from '../support/figures.ts'
import { latenciesOf } from '../support/latencies.ts'
import { ask } from './cashier-players.ts'
import { type WithdrawalPlayer, withdrawalPlayers } from './withdrawal-players.ts'

const playerCount = 10
/** As many as a day allows. */
const withdrawalsEach = 3
const lookEveryMs = 50
const patienceMs = 60_000
const arrivedMsMax = 3_000

/**
 * From the tap on "Withdraw" to the money at GCash: reviewed by rules, approved, sent and reported; ten players at
 * once.
 */
export async function measureWithdrawals(product: Product): Promise<void> {
  const db = openDatabase({ url: product.databaseUrl, poolMax: 1, applicationName: 'bench' })
  const players = await withdrawalPlayers(product, { db, count: playerCount })
  const answeredMs: number[] = []
  const arrivedMs: number[] = []
  for (let count = 0; count < withdrawalsEach; count++) {
    const codes: Code[] = []
    for (const player of players) codes.push(await player.newCode())
    await Promise.all(
      players.map(async (player, at) => {
        const code = codes[at]
        if (code === undefined) return
        const began = performance.now()
        const orderId = await withdraw(player, code)
        answeredMs.push(performance.now() - began)
        await untilArrived(player, orderId)
        arrivedMs.push(performance.now() - began)
      }),
    )
  }
  await db.close()
  const [request, all] = [latenciesOf(answeredMs), latenciesOf(arrivedMs)]
  reportFigures(`Withdrawals: ${arrivedMs.length} to GCash, ${playerCount} at once`, [
    { what: 'the request answered, 99 of 100', value: request.p99Ms, unit: 'ms' },
    { what: 'request to SUCCEEDED, half of them', value: all.p50Ms, unit: 'ms' },
    { what: 'request to SUCCEEDED, 99 of 100', value: all.p99Ms, unit: 'ms', bar: arrivedMsMax },
  ])
}

type Code = { readonly code: string; readonly requestId: string }

async function withdraw({ client, bankAccountId, password }: WithdrawalPlayer, code: Code): Promise<string> {
  const withdrawal = { amount: wireCentavos(20_000), bankAccountId, reqId: randomUUID(), ...password, ...code }
  return (await ask(client, requestWithdrawal, withdrawal)).order.orderId
}

async function untilArrived({ client }: WithdrawalPlayer, orderId: string): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const { status } = (await ask(client, checkWithdrawal, { orderId })).order
    if (status === 'SUCCEEDED') return
    if (performance.now() > deadline) throw new Error(`withdrawal ${orderId} is still ${status}`)
    await pause(lookEveryMs)
  }
}
