import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { centavos } from '#core/money/centavos.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { takeBreak } from '#features/players/responsible-play/contract.ts'
import { post } from '#ledger'
import { createOutbox } from '#platform/outbox/outbox.ts'
import {
  goodPassword,
  international,
  type RegisteredPlayer,
  registerPlayer,
  signInAs,
} from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { openRound } from '#tests/support/open-round.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { closeAccount, getClosing } from '../../closing-contract.ts'
import { getPlayer, signIn } from '../../contract.ts'
import { liftSuspension, viewPlayer } from '../../staff-contract.ts'
import { type ClosingFacts, closingObstacleOf } from './closing-obstacle-of.ts'

let office: TestBackOffice
let site: TestSite
beforeAll(async () => {
  office = await openTestBackOffice()
  site = office.site
  await seedDemoContent(site.context.db, site.clock.now())
})
afterAll(() => office.close())

let numbers = 0
const newPlayer = async (): Promise<RegisteredPlayer> => {
  numbers += 1
  site.clock.advance(minutes(2))
  return registerPlayer(site, `0945888${String(numbers).padStart(4, '0')}`, { ip: `10.8.${numbers}.1` })
}
const close = async ({ token }: Pick<RegisteredPlayer, 'token'>, password = goodPassword) =>
  (await site.send(closeAccount, await site.encrypted(password), { token })).body
const obstacleOf = async ({ token }: RegisteredPlayer) => (await site.send(getClosing, {}, { token })).body.obstacle
const rows = async (text: string, values: readonly unknown[]) =>
  (await site.context.db.pool.query<Record<string, unknown>>(text, [...values])).rows

const move = ({ id }: RegisteredPlayer, amount: bigint) =>
  site.context.db.transaction((tx) =>
    post(tx, {
      playerId: BigInt(id),
      source: 'test',
      key: `move-${id}-${amount}`,
      now: site.clock.now(),
      transfers: [
        amount > 0n
          ? { reason: 'manualCredit', from: 'adjustment', to: 'coin', amount: centavos(amount), reference: 'test' }
          : { reason: 'manualDebit', from: 'coin', to: 'adjustment', amount: centavos(-amount), reference: 'test' },
      ],
    }),
  )

const { closed } = signIn.refusals
const { notActive, roundOpen, withdrawalOpen, depositOpen, balanceLeft, wrongCredentials, locked } =
  closeAccount.refusals

describe('what keeps an account open', () => {
  const nothing: ClosingFacts = {
    isStopped: false,
    hasOpenRound: false,
    hasOpenWithdrawal: false,
    hasOpenDeposit: false,
    balance: 0n,
  }
  test.each<[string, Partial<ClosingFacts>, ReturnType<typeof closingObstacleOf>]>([
    ['nothing', {}, undefined],
    ['a balance', { balance: 1n }, 'balanceLeft'],
    ['a deposit before the balance', { balance: 1n, hasOpenDeposit: true }, 'depositOpen'],
    ['a withdrawal before a deposit', { hasOpenDeposit: true, hasOpenWithdrawal: true }, 'withdrawalOpen'],
    ['a round before a withdrawal', { hasOpenWithdrawal: true, hasOpenRound: true }, 'roundOpen'],
    ['a stop before all', { hasOpenRound: true, balance: 1n, isStopped: true }, 'notActive'],
  ])('%s', (_what, facts, obstacle) => expect(closingObstacleOf({ ...nothing, ...facts })).toBe(obstacle))

  test('a balance, until it is gone', async () => {
    const player = await newPlayer()
    await move(player, 1n)
    expect((await site.send(getClosing, {}, { token: player.token })).body).toMatchObject({
      obstacle: 'balanceLeft',
      balance: 1,
    })
    expect(await close(player)).toMatchObject({ errcode: balanceLeft })
    await move(player, -1n)
    expect(await obstacleOf(player)).toBeNull()
    expect((await close(player)).errcode).toBe(0)
  })

  test('an open deposit', async () => {
    const player = await newPlayer()
    await openTestDeposits(site).begin(player, 50_000)
    expect(await obstacleOf(player)).toBe('depositOpen')
    expect((await close(player)).errcode).toBe(depositOpen)
  })

  test('a withdrawal under way', async () => {
    const player = await newPlayer()
    await rows(
      `with account as (
         insert into bank_account (player_id, slot, institution, number_sealed, number_hash, number_end, holder, is_verified, bound_at)
         values ($1, 1, 'gcash', '', $2, '4567', 'Maria', true, now()) returning id)
       insert into withdrawal_order (reference, player_id, req_id, amount, provider, bank_account_id, institution, account_end,
         holder, hold_seq, day, created_at)
       select 'WTEST' || $1::text, $1, 'request-1', 100, 'sandpay', id, 'gcash', '4567', 'Maria', 1, '2026-11-21', now() from account`,
      [player.id, Buffer.alloc(32)],
    )
    expect(await obstacleOf(player)).toBe('withdrawalOpen')
    expect((await close(player)).errcode).toBe(withdrawalOpen)
  })

  test('an open round', async () => {
    const player = await newPlayer()
    await openRound(site.context.db, player.id)
    expect(await obstacleOf(player)).toBe('roundOpen')
    expect((await close(player)).errcode).toBe(roundOpen)
  })

  test('a break: a closed account would end it', async () => {
    const player = await newPlayer()
    await site.send(takeBreak, { length: '24h' }, { token: player.token })
    expect(await obstacleOf(player)).toBe('notActive')
    expect((await close(player)).errcode).toBe(notActive)
  })

  test('a wrong password, the third of which locks', async () => {
    const player = await newPlayer()
    const wrong = [await close(player, 'wrong 1'), await close(player, 'wrong 2'), await close(player, 'wrong 3')]
    expect(wrong.map(({ errcode }) => errcode)).toEqual([wrongCredentials, wrongCredentials, wrongCredentials])
    expect((await close(player)).errcode).toBe(locked)
    expect(await obstacleOf(player)).toBeNull()
  })
})

describe('a closed account', () => {
  test('has no session, tells at the sign-in that it is closed, and only with the right password', async () => {
    const player = await newPlayer()
    const elsewhere = String((await signInAs(site, player.mobile, { platform: 1 })).body.token)
    expect((await close(player)).errcode).toBe(0)
    for (const token of [player.token, elsewhere]) {
      expect((await site.send(getPlayer, {}, { token })).status).toBe(401)
    }
    const refused = (await signInAs(site, player.mobile)).body
    expect([refused.errcode, refused.msg]).toEqual([
      closed,
      'You closed this account. To reopen it, contact customer service.',
    ])
    expect((await signInAs(site, player.mobile, { password: 'wrong wrong 1' })).body.errcode).toBe(101)
  })

  test('is announced in the inbox and by SMS', async () => {
    const player = await newPlayer()
    await close(player)
    const { clock, context, features } = site
    await createOutbox({ db: context.db, clock, log: context.log, consumers: features.consumers }).drain()
    const letters = await rows(`select title, body from mail where player_id = $1 and source = 'account'`, [player.id])
    expect(letters).toMatchObject([{ title: 'Your account is closed' }])
    expect(JSON.stringify(letters)).toContain('contact customer service right away')
    expect(await site.messageTo(international(player.mobile))).toContain('Your account was closed on')
  })

  test('is closed once by ten at once', async () => {
    const player = await newPlayer()
    const codes = (await Promise.all(Array.from({ length: 10 }, () => close(player)))).map(({ errcode }) => errcode)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    const events = await rows(`select from outbox_inbox where topic = 'ACCOUNT_CLOSED' and key = $1`, [
      String(player.id),
    ])
    expect(events).toHaveLength(1)
  })

  test('is shown to the staff with its reason and reopened by lifting the suspension, which is in the audit log', async () => {
    const player = await newPlayer()
    await close(player)
    const risk = await office.newStaff('riskAnalyst')
    const seen = async () => (await office.send(viewPlayer, { playerId: player.id }, risk.token)).body
    expect(await seen()).toMatchObject({ state: 'suspended', stateUntil: -1, stateReason: 'Closed by the player' })
    const reason = 'The player asked to have it back.'
    expect((await office.send(liftSuspension, { playerId: player.id, reason }, risk.token)).body.errcode).toBe(0)
    expect(await seen()).toMatchObject({ state: 'active', stateReason: '' })
    expect((await signInAs(site, player.mobile)).body.errcode).toBe(0)
    const lines = await rows('select action, reason from staff_audit where subject = $1', [`player:${player.id}`])
    expect(lines).toEqual([{ action: 'player.lift', reason }])
  })
})
