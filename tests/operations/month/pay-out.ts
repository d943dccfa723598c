import * as v from 'valibot'
import { seconds } from '#core/clock/duration.ts'
import { addBankAccount } from '#features/cashier/bank-account/contract.ts'
import { initPassword } from '#features/cashier/safebox/contract.ts'
import { getWithdrawalTerms, requestWithdrawal } from '#features/cashier/withdrawal/contract.ts'
import { approveWithdrawal, findWithdrawals, viewWithdrawal } from '#features/cashier/withdrawal/staff-contract.ts'
import { sendCode } from '#features/players/account/contract.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { international } from '#tests/support/registered-player.ts'
import { askAs } from './ask-as.ts'
import type { MonthDiary } from './month-diary.ts'
import type { MonthPlayer } from './month-player.ts'
import type { MonthHouse } from './open-house.ts'

const withdrawalPassword = '294716'
const centavosOfPeso = 100
const accountOut = v.looseObject({ account: v.looseObject({ id: v.number() }) })
const termsOut = v.looseObject({
  wallet: v.looseObject({ withdrawable: v.number() }),
  min: v.number(),
  blockers: v.array(v.looseObject({ kind: v.string() })),
})
const waitingOut = v.object({ rows: v.array(v.looseObject({ orderId: v.string() })) })
const orderOut = v.looseObject({ version: v.number(), needed: v.looseObject({ count: v.number() }) })

const betweenCodes = seconds(61)

/** A withdrawal password and an account in the own name, each with a code on the phone, the day before anything is paid to it. */
export async function prepareToWithdraw(house: MonthHouse, players: readonly MonthPlayer[]): Promise<void> {
  for (const player of players) {
    const secret = await house.site.encrypted(withdrawalPassword)
    await askAs(house, player, initPassword, { ...secret, code: await codeFor(house, player) })
  }
  house.site.clock.advance(betweenCodes)
  for (const player of players) {
    const { firstName, lastName } = player.name
    const given = { bankId: 1, cardNum: player.mobile, name: `${firstName} ${lastName}` }
    const body = await askAs(house, player, addBankAccount, { ...given, otp: await codeFor(house, player) })
    player.bankAccountId = v.parse(accountOut, body).account.id
  }
}

async function codeFor(house: MonthHouse, player: MonthPlayer): Promise<string> {
  await askAs(house, player, sendCode, { type: smsType.stepUp })
  return house.site.codeTo(international(player.mobile))
}

/** What a player asks for of what may be withdrawn: whole pesos, or nothing while a condition is open. */
export async function withdraw(
  house: MonthHouse,
  player: MonthPlayer,
  diary: MonthDiary,
  share: number,
): Promise<void> {
  if (player.bankAccountId === undefined) return
  const { wallet, min, blockers } = v.parse(termsOut, await askAs(house, player, getWithdrawalTerms, {}))
  const amount = Math.floor((wallet.withdrawable * share) / centavosOfPeso) * centavosOfPeso
  for (const { kind } of blockers) diary.note(`withdrawal refused: ${kind}`)
  if (blockers.length > 0 || amount < min) return
  await askAs(house, player, requestWithdrawal, {
    amount: wireCentavos(amount),
    bankAccountId: player.bankAccountId,
    ...(await house.site.encrypted(withdrawalPassword)),
    code: await codeFor(house, player),
    reqId: `month-${player.index}-${diary.day}`,
  })
  player.coin -= BigInt(amount)
  player.withdrawn += BigInt(amount)
  diary.note('withdrawals')
}

/** Finance looks at what waits: one person approves, and another one besides where the amount asks for two. */
export async function approveWaiting({ staff }: MonthHouse, diary: MonthDiary): Promise<void> {
  const reason = 'played through, and paid to the own account'
  const { rows } = v.parse(waitingOut, await staff.act('financeMaker', findWithdrawals, {}))
  for (const { orderId } of rows) {
    const seen = v.parse(orderOut, await staff.act('financeMaker', viewWithdrawal, { orderId }))
    await staff.act('financeMaker', approveWithdrawal, { orderId, version: seen.version, reason })
    diary.note('withdrawals approved by staff')
    if (seen.needed.count === 1) continue
    const { version } = v.parse(orderOut, await staff.act('financeChecker', viewWithdrawal, { orderId }))
    await staff.act('financeChecker', approveWithdrawal, { orderId, version, reason })
    diary.note('withdrawals approved by two')
  }
}
