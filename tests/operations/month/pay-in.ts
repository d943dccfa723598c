import * as v from 'valibot'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { DeskOrder } from '#tests/support/test-deposits.ts'
import { tryAs } from './ask-as.ts'
import type { MonthDiary } from './month-diary.ts'
import type { MonthPlayer } from './month-player.ts'
import type { MonthHouse } from './open-house.ts'

const orderOut = v.looseObject({ orderId: v.string(), payUrl: v.string() })
const centavosOfPeso = 100
const byWallet = 1

/** Pays in by SandPay, whose signed report credits the coins. False: the player's own limit of deposits refuses it. */
export async function payIn(
  house: MonthHouse,
  player: MonthPlayer,
  diary: MonthDiary,
  pesos: number,
): Promise<boolean> {
  const order = await begin(house, player, diary, pesos)
  if (order === undefined) return false
  await atCheckout(house, order)
  const status = await house.desk.tell(order, 'paid')
  if (status !== 200) throw new Error(`SandPay's report was answered ${status}`)
  noteDeposit(player, order.amount)
  diary.note('deposits')
  return true
}

export async function begin(house: MonthHouse, player: MonthPlayer, diary: MonthDiary, pesos: number) {
  const amount = pesos * centavosOfPeso
  const request = { amount: wireCentavos(amount), version: 4, rechargeType: byWallet, takesBonus: false } as const
  const body = await tryAs(house, player, beginDeposit, request)
  if (body.errcode === beginDeposit.refusals.limitReached && player.habit === 'limited') {
    diary.note('a limit of deposits reached')
    return undefined
  }
  if (body.errcode !== 0) throw new Error(`player ${player.index} could not pay in: ${JSON.stringify(body)}`)
  const { orderId, payUrl } = v.parse(orderOut, body)
  return { orderId, amount, paymentId: payUrl.split('/').at(-1) ?? '' } satisfies DeskOrder
}

/** The player pays on SandPay's page, from which no report arrives by itself: the product listens on no port here. */
export const atCheckout = ({ desk }: MonthHouse, { paymentId }: DeskOrder) =>
  desk.atSandpay(`/checkout/${paymentId}`, { act: 'silent' })

export function noteDeposit(player: MonthPlayer, amount: number): void {
  player.coin += BigInt(amount)
  player.deposited += BigInt(amount)
}
