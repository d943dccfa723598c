import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findMentions, type Mention } from '#features/lobby/customer-service/find-mentions-contract.ts'
import { mentionedNumbersMax } from '#features/lobby/customer-service/mentioned-numbers.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import type { StaffRole } from '#features/office/staff/roles.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import { openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { openTestBackOffice, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let player: ReadyPlayer
let own: Numbers
let strangers: Numbers
beforeAll(async () => {
  office = await openTestBackOffice()
  await seedDemoContent(office.site.context.db, office.site.clock.now())
  const cashier = openTestWithdrawals(office.site, 9_175_580_000)
  player = await cashier.readyPlayer()
  own = await numbersOf(cashier, player, 'round-77:a')
  strangers = await numbersOf(cashier, await cashier.readyPlayer(), 'round-78:b')
})
afterAll(() => office.close())

type Numbers = { readonly deposit: string; readonly withdrawal: string; readonly round: string }

/** Of a deposit, a withdrawal and a round of the player. */
async function numbersOf(cashier: TestWithdrawals, one: ReadyPlayer, round: string): Promise<Numbers> {
  const { orderId: withdrawal } = cashier.orderOf(await cashier.withdraw(one))
  const { orderId: deposit } = await openTestDeposits(office.site).begin(one, 50_000)
  await office.site.context.db.pool.query(
    `insert into game_round (player_id, provider_id, round_id, game_code, game_type, state, stake, tips, win, bets,
       cancelled, wins, unnamed_wins, is_free, revision, opened_at)
     values ($1, 'studio', $2, 'lucky', 'slots', 'OPEN', 700, 0, 0, 1, 0, 0, 0, false, 0, $3)`,
    [one.id, round, new Date(office.site.clock.now())],
  )
  return { deposit, withdrawal, round }
}
type ReadyPlayer = Awaited<ReturnType<TestWithdrawals['readyPlayer']>>

const answered = v.looseObject({ mentions: v.array(v.looseObject({ number: v.string(), kind: v.string() })) })
async function mentionedTo(role: StaffRole, numbers: readonly string[]) {
  const member = await office.newStaff(role)
  const { body } = await office.send(findMentions, { playerId: player.id, numbers: [...numbers] }, member.token)
  return v.parse(answered, body).mentions
}

describe('numbers in a player’s words', () => {
  test.each<{ what: string; number: () => string; found: () => Omit<Mention, 'number'> }>([
    {
      what: 'a deposit',
      number: () => own.deposit,
      found: () => ({ kind: 'deposit', reference: own.deposit, providerId: null }),
    },
    {
      what: 'a deposit in small letters',
      number: () => own.deposit.toLowerCase(),
      found: () => ({ kind: 'deposit', reference: own.deposit, providerId: null }),
    },
    {
      what: 'a withdrawal',
      number: () => own.withdrawal,
      found: () => ({ kind: 'withdrawal', reference: own.withdrawal, providerId: null }),
    },
    {
      what: 'a round',
      number: () => own.round,
      found: () => ({ kind: 'round', reference: own.round, providerId: 'studio' }),
    },
  ])('name $what of the player', async ({ number, found }) =>
    expect(await mentionedTo('csLevel2', ['9999999', number()])).toEqual([{ number: number(), ...found() }]),
  )

  test.each(['deposit', 'withdrawal', 'round'] as const)('never name a %s of somebody else', async (kind) =>
    expect(await mentionedTo('admin', [strangers[kind]])).toEqual([]),
  )

  test.each<{ role: StaffRole; kinds: readonly string[] }>([
    { role: 'csLevel2', kinds: ['deposit', 'withdrawal', 'round'] },
    { role: 'csLevel1', kinds: ['round'] },
    { role: 'rgOfficer', kinds: ['round'] },
  ])('name to $role only what the role may open', async ({ role, kinds }) =>
    expect((await mentionedTo(role, Object.values(own))).map(({ kind }) => kind)).toEqual(kinds),
  )

  test('are not looked up for who may not read tickets, nor too many at once', async () => {
    const kyc = await office.newStaff('kycOfficer')
    const question = { playerId: player.id, numbers: [own.deposit] }
    expect((await office.send(findMentions, question, kyc.token)).body.errcode).toBe(1070)
    const many = Array.from({ length: mentionedNumbersMax + 1 }, (_, at) => `1000${at}`)
    const agent = await office.newStaff('csLevel1')
    expect((await office.send(findMentions, { ...question, numbers: many }, agent.token)).body.code).toBe(400)
  })
})
