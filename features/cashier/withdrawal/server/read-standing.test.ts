import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { getWithdrawalTerms } from '../contract.ts'

let site: TestSite
let player: Awaited<ReturnType<TestWithdrawals['readyPlayer']>>
beforeAll(async () => {
  site = await openTestSite()
  player = await openTestWithdrawals(site, 9_472_990_000).readyPlayer()
})
afterAll(() => site.close())

const blockersSchema = v.array(v.looseObject({ kind: v.string() }))

test.each([
  { status: 'SUBMITTED', blockers: ['kyc'] },
  { status: 'NEED_INFO', blockers: ['kyc'] },
  { status: 'REJECTED', blockers: ['kyc'] },
  { status: 'REVOKED', blockers: ['kyc'] },
  { status: 'EXPIRED', blockers: ['kyc'] },
  { status: 'APPROVED', blockers: [] },
])('a player whose identity is $status has the blockers $blockers', async (row) => {
  await site.context.db.pool.query('update identity set status = $2 where player_id = $1', [player.id, row.status])
  const { body } = await site.send(getWithdrawalTerms, {}, { token: player.token })
  expect(v.parse(blockersSchema, body.blockers).map(({ kind }) => kind)).toEqual(row.blockers)
})
