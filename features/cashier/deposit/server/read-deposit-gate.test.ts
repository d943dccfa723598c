import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import type { Settings } from '#features/office/web-configuration/server/index.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { beginDeposit, quoteDeposit } from '../contract.ts'

let site: TestSite
let players: TestWithdrawals
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoContent(site.context.db, site.clock.now())
  players = openTestWithdrawals(site, 9_472_770_000)
})
afterAll(() => site.close())

async function begun({ token }: RegisteredPlayer): Promise<number> {
  const deposit = { amount: wireCentavos(50_000), version: 4, rechargeType: 1 } as const
  return (await site.send(beginDeposit, deposit, { token })).body.errcode
}

/** Whether the form, before anything is filled in, leads to the verification instead. */
async function waits({ token }: RegisteredPlayer): Promise<boolean> {
  const { body } = await site.send(quoteDeposit, { amount: wireCentavos(50_000) }, { token })
  return v.parse(v.looseObject({ identityNeeded: v.boolean() }), body).identityNeeded
}

test.each<{ settings: Partial<Settings>; newcomer: number; verified: number }>([
  { settings: { kycGate: 'withdraw', mode: 'normal' }, newcomer: 0, verified: 0 },
  { settings: { kycGate: 'deposit', mode: 'normal' }, newcomer: 1210, verified: 0 },
  { settings: { kycGate: 'withdraw', mode: 'green' }, newcomer: 1210, verified: 0 },
  { settings: { depositsOpen: false }, newcomer: 1201, verified: 1201 },
])(
  'under $settings a deposit answers $newcomer to a newcomer and $verified to a verified player',
  async ({ settings, ...answers }) => {
    await site.set(settings)
    const [newcomer, verified] = [await players.newPlayer(), await players.identifiedPlayer()]
    expect({ newcomer: await begun(newcomer), verified: await begun(verified) }).toEqual(answers)
    expect([await waits(newcomer), await waits(verified)]).toEqual([answers.newcomer === 1210, false])
    await site.set({})
  },
)

test('a player whose identity is due deposits again as soon as it is proven', async () => {
  const player = await players.newPlayer()
  await site.context.db.pool.query('update player set identity_due_at = $2 where id = $1', [
    player.id,
    new Date(site.clock.now()),
  ])
  expect(await begun(player)).toBe(1210)
  expect(await waits(player)).toBe(true)
  await site.context.db.pool.query('update player set identity_due_at = null where id = $1', [player.id])
  expect(await begun(player)).toBe(0)
})

test('an excluded player is refused, whatever was proven', async () => {
  const player = await players.identifiedPlayer()
  await site.context.db.pool.query(`update player set state = 'excluded' where id = $1`, [player.id])
  expect(await begun(player)).toBe(1202)
})
