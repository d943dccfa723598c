import { setTimeout as pause } from 'node:timers/promises'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { beginDeposit, checkDeposit } from '#features/cashier/deposit/contract.ts'
import type { RunningProduct } from '#tests/journeys/support/run-product.ts'
import { latenciesOf } from '../support/latencies.ts'
import { type Figure, reportFigures } from '../support/figures.ts'
import { type ProcessorTime, processorTime } from '../support/processor-time.ts'
import { type ProductPart, productParts } from './product-parts.ts'
import { answeredByServer, lateBetween } from './server-time.ts'
import { ask, type CashierPlayer, cashierPlayers } from './cashier-players.ts'

const concurrent = 50
const tapsEach = 17
/** The 99 of 100 that are in time, seen from the other side. */
const lateMax = 0.01
const qrChannel = 3
/** How often the screen of an open order looks. */
const lookEveryMs = 500
const creditedMsMax = 1_000
const draw = seededTestDraw(1)

type Order = { readonly player: CashierPlayer; readonly orderId: string; readonly payUrl: string }

/** From the tap to the QR code with fifty players at once; and from paying to the balance as a screen learns it. */
export async function measureDeposits(product: RunningProduct): Promise<void> {
  const players = await cashierPlayers(product, concurrent)
  // The first order of each player warms the connections up, and is paid.
  const orders = await Promise.all(players.map(firstOrder))
  const parts = productParts(product.pid)
  const usedBefore = processorTime(parts)
  const before = await answeredByServer(product, inTime)
  const taps = (await Promise.all(players.map(tapOften))).flat()
  const late = lateBetween(before, await answeredByServer(product, inTime))
  const used = processorTime(parts)
  const credits: number[] = []
  for (const order of orders) credits.push(await paidToCredited(order))

  const [tap, credited] = [latenciesOf(taps), latenciesOf(credits)]
  reportFigures(`Deposits: ${taps.length} taps by ${concurrent} players at once, ${credits.length} payments`, [
    { what: 'tap to QR code, half of them', value: tap.p50Ms, unit: 'ms' },
    { what: 'tap to QR code, 99 of 100', value: tap.p99Ms, unit: 'ms' },
    { what: 'of them answered by the server after 300 ms', value: late, unit: 'taps', bar: taps.length * lateMax },
    ...workOf(usedBefore, used, taps.length),
    { what: 'webhook to balance on screen, half', value: credited.p50Ms, unit: 'ms' },
    { what: 'webhook to balance on screen, 99 of 100', value: credited.p99Ms, unit: 'ms', bar: creditedMsMax },
  ])
}

/** What a tap costs, which other work on the machine hardly changes. */
const workOf = (before: Work, after: Work, taps: number): Figure[] =>
  before === undefined || after === undefined
    ? []
    : (['server', 'postgres', 'sandbox'] as const).map((part) => ({
        what: `processor time of a tap: ${part}`,
        value: (after[part] - before[part]) / taps / 1_000,
        unit: 'ms',
        digits: 2,
      }))
type Work = ProcessorTime<ProductPart> | undefined

async function firstOrder(player: CashierPlayer): Promise<Order> {
  const { orderId, payUrl, qrCodeText } = await ask(player.client, beginDeposit, request)
  if (qrCodeText === null || payUrl === null) throw new Error('a QR order has a code')
  return { player, orderId, payUrl }
}

/** One tap as soon as the last is answered. */
async function tapOften({ client }: CashierPlayer): Promise<readonly number[]> {
  const taken: number[] = []
  for (let count = 0; count < tapsEach; count++) {
    const began = performance.now()
    await ask(client, beginDeposit, request)
    taken.push(performance.now() - began)
  }
  return taken
}

const inTime = { path: beginDeposit.path, withinSeconds: 0.3 }
const request = { amount: wireCentavos(50_000), version: 4, rechargeType: qrChannel } as const

/** The screen looks at any moment of its interval; the first look here is the average one. */
async function paidToCredited({ player, orderId, payUrl }: Order): Promise<number> {
  const paid = fetch(payUrl, { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' })
  await paid
  const began = performance.now()
  await pause(draw(lookEveryMs))
  for (;;) {
    const { isRechargeDone } = await ask(player.client, checkDeposit, { orderId })
    if (isRechargeDone) return performance.now() - began
    await pause(lookEveryMs)
  }
}
