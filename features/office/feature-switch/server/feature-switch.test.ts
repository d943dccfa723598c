import { afterAll, beforeAll, expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { setSwitch, type SwitchName, switchNames, viewSwitches } from '../contract.ts'

let office: TestBackOffice
let cashier: TestWithdrawals
let admin: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  await seedDemoContent(office.site.context.db, office.site.clock.now())
  cashier = openTestWithdrawals(office.site, 9_472_880_000)
})
afterAll(() => office.close())

const reason = 'as the test wishes it'
const set = async (name: SwitchName, isOpen: boolean) =>
  (await office.send(setSwitch, { name, isOpen, reason }, admin.token)).body.errcode
const stopped = async () => {
  const { body } = await office.send(viewSwitches, {}, admin.token)
  return (body.switches as { name: SwitchName; isOpen: boolean }[]).flatMap(({ name, isOpen }) =>
    isOpen ? [] : [name],
  )
}

type PayablePlayer = Awaited<ReturnType<TestWithdrawals['readyPlayer']>>

const acts = {
  deposits: async ({ token }: PayablePlayer) => {
    const deposit = { amount: wireCentavos(50_000), version: 4, rechargeType: 1 } as const
    return (await office.site.send(beginDeposit, deposit, { token })).body.errcode
  },
  withdrawals: async (player: PayablePlayer) => (await cashier.withdraw(player)).body.errcode,
}

test.each([
  { name: 'deposits', answers: { deposits: 1201, withdrawals: 0 } },
  { name: 'withdrawals', answers: { deposits: 0, withdrawals: 1341 } },
] as const)('the switch of $name stops them alone, for everybody, until it is on again', async ({ name, answers }) => {
  const player = await cashier.readyPlayer()
  admin = await office.newStaff('admin')
  expect(await set(name, false)).toBe(0)
  expect(await stopped()).toEqual([name])
  expect({ deposits: await acts.deposits(player), withdrawals: await acts.withdrawals(player) }).toEqual(answers)
  admin = await office.newStaff('admin')
  expect(await set(name, true)).toBe(0)
  expect(await stopped()).toEqual([])
  expect(await acts[name](player)).toBe(0)
})

test.each(switchNames)('of ten who stop %s at once one does, and the audit log has one line', async (name) => {
  admin = await office.newStaff('admin')
  const answers = await Promise.all(Array.from({ length: 10 }, () => set(name, false)))
  expect(answers.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1004)])
  expect(await set(name, true)).toBe(0)
  const { rows } = await office.site.context.db.pool.query(
    `select before, after from staff_audit where subject = $1 and actor = $2 and action = 'switch.set' order by seq`,
    [`switch:${name}`, admin.email],
  )
  expect(rows).toEqual([
    { before: { isOpen: true }, after: { isOpen: false } },
    { before: { isOpen: false }, after: { isOpen: true } },
  ])
})

test('a switch leaves every other setting as the operator set it', async () => {
  admin = await office.newStaff('admin')
  await office.site.set({ withdrawalAmountMax: 700, operatorName: 'Bituin of the test' })
  const { settings: before } = await readSettings(office.site.context.db)
  await set('deposits', false)
  expect((await readSettings(office.site.context.db)).settings).toEqual({ ...before, depositsOpen: false })
})
