import { setTimeout as pause } from 'node:timers/promises'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { balancesOf, verifyLedger } from '#ledger'
import { openDatabase } from '#platform/db/database.ts'
import type { Product } from '#tests/journeys/support/product.ts'
import type { RunningProduct } from '#tests/journeys/support/run-product.ts'
import { reportFigures } from '../support/figures.ts'
import { type CashierPlayer, cashierPlayers } from './cashier-players.ts'
import { cutConnections, readOrders } from './cashier-database.ts'
import { paidAtSandpay } from './paid-at-sandpay.ts'

const playerCount = 100
const ordersEach = 10
const triesMax = 12
const settleMsMax = 240_000
const draw = seededTestDraw(1)

/** Beginning, paying and dying at random: a thousand orders at once, and afterwards every centavo is where it belongs. */
export async function measureFaults(product: RunningProduct): Promise<void> {
  const players = await cashierPlayers(product, playerCount)
  const began = performance.now()
  const trying = Promise.all(
    players.flatMap((player) => Array.from({ length: ordersEach }, () => depositSomehow(player))),
  )
  const faults = { isOver: false, made: 0 }
  const making = makeFaults(product, faults)
  const begun = await trying.finally(() => {
    faults.isOver = true
  })
  await making
  await modeOf(product, {})

  const db = openDatabase({ url: product.databaseUrl, poolMax: 4, applicationName: 'bench' })
  const ids = players.map(({ id }) => id)
  const deadline = performance.now() + settleMsMax
  // The provider's own store decides what was paid: an answer lost on its way does not.
  const readNow = async () => readOrders(db, ids, paidAtSandpay(product.dataDir))
  let read = await readNow()
  while (read.missing > 0 && performance.now() < deadline) {
    await pause(1_000)
    read = await readNow()
  }
  const balances = await Promise.all(ids.map(async (id) => (await balancesOf(db, BigInt(id))).coin))
  const held = balances.reduce((sum, coin) => sum + BigInt(coin), 0n)
  const { isSound } = await verifyLedger(db)
  await db.close()
  const seconds = Math.round((performance.now() - began) / 1_000)
  reportFigures(
    `Faults: ${playerCount * ordersEach} orders at once, ${faults.made} faults, ${seconds} s until all was settled`,
    [
      { what: 'kept', value: read.kept, unit: 'orders' },
      { what: 'of them told to their player', value: sumOf(begun), unit: 'orders' },
      { what: 'paid at the provider', value: read.paid, unit: 'orders', atLeast: 1 },
      { what: 'credited', value: read.orders, unit: 'orders' },
      { what: 'paid at the provider, not credited', value: read.missing, unit: 'orders', bar: 0 },
      { what: 'credited, not paid at the provider', value: read.unpaid, unit: 'orders', bar: 0 },
      {
        what: 'provider less orders',
        value: Number(read.paidSum - read.credited),
        unit: 'centavos',
        bar: 0,
        atLeast: 0,
      },
      { what: 'orders less ledger', value: Number(read.credited - read.moved), unit: 'centavos', bar: 0, atLeast: 0 },
      { what: 'ledger less balances', value: Number(read.moved - held), unit: 'centavos', bar: 0, atLeast: 0 },
      { what: 'faults in the ledger', value: isSound ? 0 : 1, unit: '', bar: 0 },
    ],
  )
}

/**
 * Creates and pays an order whose centavos make SandPay misbehave in one of its ways, with or without its webhook.
 * Returns the number of orders the player received: one, unless nobody could create it.
 */
async function depositSomehow({ client }: CashierPlayer): Promise<number> {
  await pause(draw(5_000))
  const fault = draw(7)
  const amount = wireCentavos(10_000 + draw(40) * 1_000 + fault)
  for (let attempt = 0; attempt < triesMax; attempt++) {
    const reply = await client.send(beginDeposit, { amount, version: 4, rechargeType: 1 })
    if (reply.kind === 'answer') {
      const { payUrl } = reply.body
      const act = draw(5) === 0 ? 'silent' : 'pay'
      // What SandPay has paid before its answer was there has no page any more.
      if (payUrl !== null)
        await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' })
      return 1
    }
    // Retries as a player would after "try again in a moment".
    await pause(4_000)
  }
  return 0
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Connections to the database are cut, the provider falls silent, and its webhooks lose their proof. */
async function makeFaults(product: Product, faults: { isOver: boolean; made: number }): Promise<void> {
  while (!faults.isOver) {
    await pause(400)
    const kind = draw(10)
    if (kind < 2) await cutConnections(product.databaseUrl)
    else if (kind < 3) await modeOf(product, { out: '1' })
    else if (kind < 7) await modeOf(product, { proof: 'token' })
    else await modeOf(product, { proof: 'none' })
    faults.made += 1
    await pause(300)
    await modeOf(product, {})
  }
}

const modeOf = ({ sandboxUrl }: Product, mode: { proof?: string; out?: string }) =>
  fetch(`${sandboxUrl}/sandpay/mode`, {
    method: 'POST',
    body: new URLSearchParams({ proof: 'signed', ...mode }),
    redirect: 'manual',
  })
