import type * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { pesos } from '#core/money/centavos.ts'
import { depositConfirmed } from '#features/cashier/deposit/server/deposit-confirmed.ts'
import { beginBreak } from '#features/players/responsible-play/server/begin-break.ts'
import { changeLimit } from '#features/players/responsible-play/server/change-limit.ts'
import { addRequirement, forfeit, post } from '#ledger'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { eventKinds } from '#features/office/event-feed/event-kinds.ts'
import { openReceiver, type Receiver } from '#features/office/event-feed/testing/receiver.ts'
import { testFeed } from '#features/office/event-feed/testing/test-feed.ts'

let site: TestSite
let receiver: Receiver
let feed: ReturnType<typeof testFeed>
beforeAll(async () => {
  site = await openTestSite()
  receiver = await openReceiver()
  feed = testFeed(site)
  await feed.newPartner(receiver)
})
afterAll(async () => {
  await receiver.close()
  await site.close()
})

/** Everything that any event may say. A new name is added here by somebody who has thought about it. */
const said = [
  'order',
  'amount',
  'isFirst',
  'because',
  'provider',
  'game',
  'round',
  'revision',
  'isFree',
  'stake',
  'win',
  'openedAt',
  'bonus',
  'source',
  'playthrough',
  'how',
  'limit',
  'period',
  'setBy',
  'change',
  'exclusion',
  'endsAt',
]

test('no event has a field in which a person, a bank account or a seed could stand', () => {
  const names = new Set(Object.values(eventKinds).flatMap(({ data }) => Object.keys(data.entries)))
  expect([...names].toSorted()).toEqual(said.toSorted())
  for (const { data } of Object.values(eventKinds))
    for (const schema of Object.values(data.entries)) expect(leavesOf(schema)).not.toContain('object')
})

const leavesOf = (schema: v.GenericSchema): string[] => [
  schema.type,
  ...('pipe' in schema ? (schema.pipe as v.GenericSchema[]).map(({ type }) => type) : []),
]

test('a life of a player arrives in its order, without a number, a name or the player’s id', async () => {
  const player = await registerPlayer(site, '09171234501', { ip: '203.0.113.9' })
  const { db, clock } = site.context
  const playerId = BigInt(player.id)
  const now = clock.now()
  await feed.publish(
    depositConfirmed({
      order: { reference: 'D1', playerId, channelId: 1, amount: pesos(100n), actType: 0 },
      amount: pesos(100n),
      isLate: false,
      isFirst: true,
      now,
    }),
  )
  await db.transaction(async (tx) => {
    const transfer = {
      reason: 'award',
      from: 'promo:invite',
      to: 'coin',
      amount: pesos(20n),
      reference: 'invite:1',
    } as const
    await post(tx, { playerId, source: 'reward', key: 'invite:1', transfers: [transfer], now })
    const terms = { kind: 'bonus', returnsTo: 'promo:invite' } as const
    const bonus = { playerId, source: 'invite', sourceId: '1:0', title: 'Invite', credit: pesos(20n), terms, now }
    await addRequirement(tx, { ...bonus, rate: basisPoints(30_000) })
  })
  const [requirement] = await feed.rows('select id from turnover_req where player_id = $1', [playerId])
  await db.transaction((tx) => forfeit(tx, { playerId, id: BigInt(String(requirement?.['id'])), now }))
  await db.transaction((tx) =>
    changeLimit(tx, { playerId, setter: 'player', kind: 'loss', period: 'day', amount: 50_000n, now }),
  )
  const endsAt = addDuration(now, hours(24))
  await db.transaction((tx) => beginBreak(tx, { playerId, kind: 'timeOut', endsAt, now }))
  await feed.flow()

  const events = receiver.events()
  expect(events.map(({ type, data }) => ({ type, ...data }))).toMatchObject([
    { type: 'player.registered' },
    { type: 'deposit.paid', order: 'D1', amount: 10_000, isFirst: true },
    { type: 'bonus.given', source: 'invite', amount: 2_000, playthrough: 6_000 },
    { type: 'bonus.ended', source: 'invite', amount: 2_000, how: 'givenUp' },
    { type: 'limit.changed', limit: 'loss', period: 'day', setBy: 'player', change: 'tighten' },
    { type: 'exclusion.began', exclusion: 'timeOut' },
  ])
  expect(events[2]?.data['bonus']).toBe(events[3]?.data['bonus'])
  expect(new Set(events.map((event) => event.player)).size).toBe(1)
  const everything = receiver.received.map(({ body }) => body).join()
  for (const secret of [player.id, '9171234501', '203.0.113.9', 'device'])
    expect(everything).not.toContain(String(secret))
})

test.each([
  ['SUCCEEDED', ['withdrawal.paid']],
  ['REVERSED', ['withdrawal.returned']],
  ['FAILED', ['withdrawal.returned']],
  ['REJECTED', ['withdrawal.returned']],
  ['CANCELLED', ['withdrawal.returned']],
  ['SUBMITTED', []],
  ['MANUAL_REVIEW', []],
])('a withdrawal that is %s is %j', async (state, kinds) => {
  receiver.received.length = 0
  const payload = { playerId: '900001', orderId: `W-${state}`, state, amount: '5000', at: site.clock.now() }
  await feed.publish({ topic: 'WITHDRAWAL_CHANGED', key: '900001', payload })
  await feed.flow()
  expect(receiver.events().map(({ type }) => type)).toEqual(kinds)
})

test.each([
  ['APPROVED', ['identity.verified']],
  ['REVOKED', ['identity.revoked']],
  ['REJECTED', []],
  ['NEED_INFO', []],
])('a case that is %s is %j', async (status, kinds) => {
  receiver.received.length = 0
  await feed.publish({
    topic: 'KYC_DECIDED',
    key: '900002',
    payload: { playerId: '900002', status, at: site.clock.now() },
  })
  await feed.flow()
  expect(receiver.events().map(({ type }) => type)).toEqual(kinds)
})
