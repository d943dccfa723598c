import * as v from 'valibot'
import { closeReturnCase, listGameReturns } from '#features/lobby/game-returns/staff-contract.ts'
import type { DeskOrder } from '#tests/support/test-deposits.ts'
import { faultyGame } from './month-games.ts'
import type { MonthDiary } from './month-diary.ts'
import type { MonthHouse } from './open-house.ts'
import { atCheckout, begin, noteDeposit } from './pay-in.ts'
import { signIn } from './visit.ts'

const pesos = 300

export type StuckPayment = { readonly order: DeskOrder; readonly arrived: () => void }

/** A player pays at SandPay at the moment from which on SandPay neither reports nor answers. */
export async function payIntoTheVoid(house: MonthHouse, diary: MonthDiary): Promise<StuckPayment> {
  const player = house.players.find(({ habit }) => habit === 'small')
  if (player === undefined) throw new Error('nobody pays small amounts')
  await signIn(house, player, diary)
  const order = await begin(house, player, diary, pesos)
  if (order === undefined) throw new Error('the payment could not begin')
  await atCheckout(house, order)
  await setSandpay(house, { out: '1' })
  diary.note('stuck payments')
  return { order, arrived: () => noteDeposit(player, order.amount) }
}

/** SandPay answers again. */
export const endOutage = (house: MonthHouse): Promise<void> => setSandpay(house, {})

async function setSandpay({ desk }: MonthHouse, form: Record<string, string>): Promise<void> {
  const { status } = await desk.atSandpay('/mode', { proof: 'signed', ...form })
  if (status !== 303) throw new Error(`SandPay's panel answered ${status}`)
}

const returnsOut = v.object({
  rows: v.array(v.looseObject({ code: v.string(), isPaused: v.boolean(), openCase: v.nullable(v.number()) })),
})

/** The provider has found its fault: a member closes the case, and the game plays again. */
export async function closeCase({ staff }: MonthHouse, diary: MonthDiary): Promise<void> {
  const { rows } = v.parse(returnsOut, await staff.act('opsManager', listGameReturns, { text: faultyGame }))
  const game = rows.find(({ code }) => code === faultyGame)
  if (game === undefined || game.openCase === null || !game.isPaused)
    throw new Error(`${faultyGame} plays on: ${JSON.stringify(game)}`)
  await staff.act('opsManager', closeReturnCase, { caseId: game.openCase, reason: 'the provider found the fault' })
  diary.note('cases of games closed')
}
