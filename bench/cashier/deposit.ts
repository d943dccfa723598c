import { setTimeout as pause } from 'node:timers/promises'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { beginDeposit, checkDeposit } from '#features/deposit/contract.ts'
import type { Product } from '#tests/journeys/support/product.ts'
import { latenciesOf } from '../support/latencies.ts'
import { reportFigures } from '../support/figures.ts'
import { ask, type CashierPlayer, cashierPlayers } from './cashier-players.ts'

const concurrent = 50
const ordersEach = 18
const qrChannel = 3
/** How often the screen of an open order looks. */
const lookEveryMs = 700
const tapToQrMsMax = 300
const creditedMsMax = 1_000
const draw = seededTestDraw(1)

type Order = { readonly player: CashierPlayer; readonly orderId: string; readonly payUrl: string }

/** From the tap to the QR code with fifty players at once; and from paying to the balance as a screen learns it. */
export async function measureDeposits(product: Product): Promise<void> {
  const players = await cashierPlayers(product, concurrent)
  const taps: number[] = []
  const orders: Order[] = []
  await Promise.all(
    players.map(async (player) => {
      for (let count = 0; count < ordersEach; count++) {
        const began = performance.now()
        const order = await ask(player.client, beginDeposit, request)
        // The first order of each player warms the connections up.
        if (count > 0) taps.push(performance.now() - began)
        if (order.qrCodeText === null || order.payUrl === null) throw new Error('a QR order has a code')
        if (count === 0) orders.push({ player, orderId: order.orderId, payUrl: order.payUrl })
      }
    }),
  )
  const credits: number[] = []
  for (const order of orders) credits.push(await paidToCredited(order))

  const [tap, credited] = [latenciesOf(taps), latenciesOf(credits)]
  reportFigures(`Deposits: ${taps.length} taps by ${concurrent} players at once, ${credits.length} payments`, [
    { what: 'tap to QR code, half of them', value: tap.p50Ms, unit: 'ms' },
    { what: 'tap to QR code, 99 of 100', value: tap.p99Ms, unit: 'ms', bar: tapToQrMsMax },
    { what: 'webhook to balance on screen, half', value: credited.p50Ms, unit: 'ms' },
    { what: 'webhook to balance on screen, 99 of 100', value: credited.p99Ms, unit: 'ms', bar: creditedMsMax },
  ])
}

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
