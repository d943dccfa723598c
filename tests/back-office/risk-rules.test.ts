import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { pesos } from '#core/money/centavos.ts'
import { listRatings } from '#features/cashier/risk/list-ratings-contract.ts'
import type { RiskRules } from '#features/cashier/risk/risk-rules.ts'
import { saveRiskRules, tryRiskRules, viewRiskRules } from '#features/cashier/risk/rules-contract.ts'
import { linkPlayers, riskScoreOf } from '#features/cashier/risk/server/index.ts'
import { post } from '#ledger'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let token: string
let playerId: bigint
beforeAll(async () => {
  office = await openTestBackOffice()
  token = (await office.newStaff('riskAnalyst')).token
  const [one, other] = [
    await registerPlayer(office.site, '09171270001'),
    await registerPlayer(office.site, '09171270002'),
  ]
  playerId = BigInt(one.id)
  const shared = { kind: 'payout', key: 'the same account', at: office.site.clock.now() } as const
  await linkPlayers(office.site.context.db, [
    { ...shared, playerId },
    { ...shared, playerId: BigInt(other.id) },
  ])
})
afterAll(() => office.close())

const reason = 'after the last case'
const save = async (version: number, rules: Partial<RiskRules>) =>
  (await office.send(saveRiskRules, { version, rules, reason }, token)).body
const rate = async () => {
  office.site.clock.advance(seconds(1))
  return riskScoreOf(office.site.context.db, { playerId, now: office.site.clock.now() })
}

test('players are rated by the newest rules, each rating names its own, and of ten who change them at once one does', async () => {
  expect((await rate()).score).toBe(55)
  const replies = await Promise.all(Array.from({ length: 10 }, () => save(3, { samePayout: 70 })))
  expect(replies.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
  expect((await rate()).score).toBe(80)
  const { rows } = await office.site.context.db.pool.query(`select version, score from risk_score order by at`)
  expect(rows).toEqual([
    { version: 3, score: 55 },
    { version: 4, score: 80 },
  ])
  expect((await save(4, { samePayout: 70 })).errcode).toBe(1004)
  expect((await office.send(viewRiskRules, {}, token)).body).toMatchObject({
    version: 4,
    history: [{ version: 4, changes: [{ name: 'samePayout', before: 45, after: 70 }] }],
  })
})

test('rules are tried on what was, and nothing of it is kept', async () => {
  const { body } = await office.send(tryRiskRules, { rules: { samePayout: 0 } }, token)
  expect(body).toMatchObject({
    tried: 2,
    lower: 2,
    higher: 0,
    before: { low: 0, middle: 1, high: 1 },
    after: { low: 2, middle: 0, high: 0 },
  })
  expect((await office.send(viewRiskRules, {}, token)).body.version).toBe(4)
})

test('a player who takes gifts and shares an account is found by that, and by how high the rating is', async () => {
  const { db } = office.site.context
  const gift = { reason: 'award', from: 'promo:rewards', to: 'coin', reference: 'gift', amount: pesos(600n) } as const
  const now = office.site.clock.now()
  await db.transaction((tx) => post(tx, { playerId, source: 'test', key: 'gift', transfers: [gift], now }))
  expect((await rate()).hits.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['samePayout', 'giftsAboveDeposits', 'giftsAmongTied']),
  )
  const found = async (question: RequestOf<typeof listRatings>) => {
    const { body } = await office.send(listRatings, question, token)
    return v.parse(v.looseObject({ rows: v.array(v.looseObject({ playerId: v.number() })) }), body).rows.length
  }
  expect(await found({ rule: 'giftsAmongTied' })).toBe(1)
  expect(await found({ rule: 'giftsAmongTied', height: 'high', playerId: Number(playerId) })).toBe(1)
  expect(await found({ rule: 'samePayout' })).toBe(3)
  expect(await found({ rule: 'manyDeposits' })).toBe(0)
  expect(await found({ height: 'high', playerId: 999_999_999 })).toBe(0)
})
