import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, type Duration, hours, minutes } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { requestSegmentMail } from '#features/players/mail/segment-contract.ts'
import { asOwner } from '#tests/support/as-owner.ts'
import { giftStep, graphOf, liveCampaign, messageStep, promoStep, runCampaigns } from '#tests/support/campaigns.ts'
import type { ActStep, Step } from '#features/players/campaign/graph.ts'
import { notificationTerms } from '#features/players/notification/notification-kinds.ts'
import { measureSegment } from '#features/players/segment/contract.ts'
import { reachableAmong } from '#features/players/segment/server/index.ts'
import { marketingChannels } from '#core/marketing-channel.ts'
import { arrivedBy, consent, type PromoPlayer, runAllDue, withEveryAddress } from '#tests/support/promo-player.ts'
import { refreshFacts } from '#tests/support/refresh-facts.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { serverFilesThat, writeLetters } from '#tests/support/writers-to-players.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())

const pool = () => office.site.context.db.pool
const ago = (span: Duration) => new Date(subtractDuration(office.site.clock.now(), span))
const later = () => new Date(office.site.clock.now() + days(1))

const state = (id: number, name: string, until: Date | null) =>
  pool().query('update player set state = $2, state_until = $3 where id = $1', [id, name, until])
const lock = (id: number, name: string) => pool().query('update player set locks = $2 where id = $1', [id, [name]])
const limit = (id: number, at: Date) =>
  pool().query(
    `insert into play_limit (player_id, setter, kind, period, amount, set_at) values ($1, 'player', 'loss', 'week', 1, $2)`,
    [id, at],
  )
const breakUntil = (id: number, kind: string, end: Date) =>
  pool().query('insert into play_break (player_id, kind, began_at, ends_at) values ($1, $2, $3, $4)', [
    id,
    kind,
    ago(days(9)),
    end,
  ])
const quiet = (id: number, until: Date) =>
  pool().query('insert into play_care (player_id, no_prompt_until) values ($1, $2)', [id, until])
type Harm = { readonly score: number; readonly marker: string; readonly at: Date; readonly looked: Date | null }
const harm = (id: number, { score, marker, at, looked }: Harm) =>
  pool().query('insert into play_harm (player_id, score, markers, scored_at, looked_at) values ($1, $2, $3, $4, $5)', [
    id,
    score,
    JSON.stringify([marker]),
    at,
    looked,
  ])
const played = (id: number, back: number, [staked, won]: readonly [number, number]) =>
  pool().query(
    `insert into play_day (player_id, day, bets, staked, won, deposits, deposited, withdrawn, played_ms, night_ms)
     values ($1, $2, 1, $3, $4, 0, 0, 0, 0, 0)`,
    [id, addDays(dayOf(office.site.clock.now()), -back), staked, won],
  )
/** A bet that is in the ledger, and that nobody has counted yet. */
const bet = (id: number) =>
  asOwner(
    office.site.ownerUrl,
    `insert into ledger_transfer (player_id, seq, at, asset, amount, from_account, to_account, from_balance, to_balance, reason,
       reference, source, key, closes, hash)
     values ($1, 1000000, $2, 'coin', 150, 'coin', 'game:test', 0, null, 'bet', 'r', 'test', $3, null, sha256('x'))`,
    [id, ago(minutes(1)), randomUUID()],
  )

const braked: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
  suspended: (id) => state(id, 'suspended', null),
  closed: (id) =>
    pool().query(`update player set state = 'suspended', closed_at = $2 where id = $1`, [id, ago(days(9))]),
  excluded: (id) => state(id, 'excluded', later()),
  'on a break': (id) => breakUntil(id, 'timeOut', later()),
  'back from a break within a day': (id) => breakUntil(id, 'timeOut', ago(hours(20))),
  'restricted from play': (id) => lock(id, 'play'),
  'restricted from rewards': (id) => lock(id, 'bonus'),
  'limited by a new limit': (id) => limit(id, ago(hours(20))),
  'limited by a limit that was reached': (id) => quiet(id, later()),
  'losing since yesterday': (id) => played(id, 1, [500, 499]),
  'losing right now': (id) => bet(id),
  'chasing losses': (id) =>
    harm(id, { score: 25, marker: 'depositsAfterLoss', at: ago(days(13)), looked: ago(days(12)) }),
  'flagged, and not looked at': (id) => harm(id, { score: 30, marker: 'nightPlay', at: ago(days(60)), looked: null }),
  'flagged within two weeks': (id) =>
    harm(id, { score: 35, marker: 'longPlay', at: ago(days(13)), looked: ago(days(12)) }),
}

/** The same states when they are over, or so slight that they brake nothing. */
const free: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
  'nothing at all': async () => {},
  'a suspension that has ended': (id) => state(id, 'suspended', ago(hours(1))),
  'a break that ended two days ago': (id) => breakUntil(id, 'timeOut', ago(days(2))),
  'a limit of two days ago': (id) => limit(id, ago(days(2))),
  'a limit that was reached two days ago': (id) => quiet(id, ago(days(1))),
  'a loss of three days ago': (id) => played(id, 3, [500, 0]),
  'a win since yesterday': (id) => played(id, 1, [500, 501]),
  'signs of chasing three weeks ago': (id) =>
    harm(id, { score: 25, marker: 'depositsAfterLoss', at: ago(days(21)), looked: null }),
  'a flag that was looked at, three weeks ago': (id) =>
    harm(id, { score: 40, marker: 'nightPlay', at: ago(days(21)), looked: ago(days(20)) }),
  'slight signs': (id) => harm(id, { score: 20, marker: 'longPlay', at: ago(days(1)), looked: null }),
}

let lastMobile = 0
async function playersIn(states: typeof braked): Promise<Map<number, string>> {
  const players = new Map<number, string>()
  for (const [name, put] of Object.entries(states)) {
    office.site.clock.advance(minutes(2))
    const { id } = await registerPlayer(office.site, `0925${String(++lastMobile).padStart(7, '0')}`)
    players.set(id, name)
    await put(id)
  }
  return players
}

test('a message to everybody reaches nobody who is braked, also who was not when it was requested', async () => {
  const left = await playersIn(braked)
  const reached = await playersIn(free)
  const crm = await office.newStaff('crm')
  const checker = await office.newStaff('financeChecker')
  await refreshFacts(office.site)
  const rule = {
    joined: 'any' as const,
    conditions: [{ fact: 'registered' as const, is: 'within' as const, value: 1 }],
  }
  expect((await office.send(measureSegment, rule, crm.token)).body).toMatchObject({
    players: reached.size,
    leftOut: left.size,
  })
  const late = await playersIn({ 'excluded after the request': async () => {} })
  await refreshFacts(office.site)
  const letter = {
    title: 'New games',
    body: ['Come and see.'],
    items: [],
    daysValid: 7,
    segment: 1,
    reason: 'for the week',
  }
  const { body } = await office.send(requestSegmentMail, { ...letter, requestKey: randomUUID() }, crm.token)
  expect(body).toMatchObject({ errcode: 0, players: reached.size + 1 })
  for (const id of late.keys()) await state(id, 'excluded', later())
  const { rows } = await pool().query<{ id: bigint }>(`select id from approval_request where state = 'waiting'`)
  const approval = { approvalId: Number(rows[0]?.id), reason: 'for the week' }
  expect((await office.send(approveRequest, approval, checker.token)).body.errcode).toBe(0)
  const got = await pool().query<{ player_id: bigint }>(`select player_id from mail where source = 'segment'`)
  const names = got.rows.map(
    ({ player_id: id }) => reached.get(Number(id)) ?? left.get(Number(id)) ?? late.get(Number(id)),
  )
  expect(new Set(names)).toEqual(new Set(Object.keys(free)))
  expect(names).toHaveLength(reached.size)
})

test('a request of the version before, which names a group by its key, is sent in the same way', async () => {
  const checker = await office.newStaff('financeChecker')
  const maker = await office.newStaff('crm')
  const { rows } = await pool().query<{ id: bigint }>(
    `insert into approval_request (kind, subject, payload, reason, maker_id, maker, made_at, expires_at, request_key)
     select 'segmentMail', 'mailSegment:new', $1, 'for the week', id, email, $2, $3, $4 from staff_member where email = $5
     returning id`,
    [
      { segment: 'new', players: 1, title: 'Old', body: ['Text'], items: [], daysValid: 7 },
      ago(hours(1)),
      later(),
      randomUUID(),
      maker.email,
    ],
  )
  const approval = { approvalId: Number(rows[0]?.id), reason: 'for the week' }
  expect((await office.send(approveRequest, approval, checker.token)).body.errcode).toBe(0)
  const { rows: got } = await pool().query(`select 1 from mail where title = 'Old'`)
  expect(got).toHaveLength(Object.keys(free).length)
})

test('a player in a message to many is one that the brake has let through: no other value compiles', async () => {
  const [first] = await reachableAmong(office.site.context.db, [], office.site.clock.now())
  expect(first).toBeUndefined()
  // @ts-expect-error a number alone proves nothing
  const made: typeof first = { playerId: 1n }
  expect(made).toBeDefined()
})

describe('a campaign', () => {
  type Act = ActStep['kind']
  // Every kind of act: one that is new does not compile without its row.
  const acts: Readonly<Record<Act, (id: string, next: string) => Step>> = {
    message: (id, next) => messageStep(id, next),
    gift: (id, next) => giftStep(id, 1_000_000, next),
    email: (id, next) => promoStep('email', id, next),
    sms: (id, next) => promoStep('sms', id, next),
    push: (id, next) => promoStep('push', id, next),
  }
  const kinds = Object.keys(acts) as Act[]
  const graphWith = (first: string, steps: readonly Step[]) =>
    graphOf(first, steps, { quiet: { fromHour: 0, untilHour: 0 }, holdout: 0 })

  const noConsent = 'without consent to promos'
  type NamedPlayers = ReadonlyMap<number, PromoPlayer & { readonly name: string }>

  /** One player a state, who agrees to promos by every channel, and one who does not. */
  async function playersOfPromos(states: readonly string[]): Promise<NamedPlayers> {
    const players = new Map<number, PromoPlayer & { readonly name: string }>()
    for (const name of [...states, noConsent]) {
      office.site.clock.advance(minutes(2))
      const player = await registerPlayer(office.site, `0925${String(++lastMobile).padStart(7, '0')}`)
      players.set(player.id, { ...(await withEveryAddress(office.site, player)), name })
      if (name !== noConsent) await consent(office.site, player)
    }
    return players
  }

  async function expectTwice(players: NamedPlayers): Promise<void> {
    const twice = marketingChannels.flatMap((channel) => [channel, channel])
    for (const player of players.values()) {
      const arrived = await arrivedBy(office.site, player, 'Promo')
      expect([player.name, arrived]).toEqual([player.name, player.name in free ? twice : []])
    }
  }

  test('sends nothing of any kind to a player who is braked on the way or before it begins', async () => {
    const states = { ...braked, ...free }
    const promoPlayers = await playersOfPromos(Object.keys(states))
    const names = new Map([...promoPlayers].map(([id, { name }]) => [id, name]))
    await refreshFacts(office.site)
    // Every kind of act, one after the other, behind a wait in which players are braked.
    const steps = kinds.map((kind, index) => acts[kind](kind, kinds[index + 1] ?? 'end'))
    const wait: Step = { kind: 'wait', id: 'wait', hours: 1, next: kinds[0] ?? 'end' }
    const onTheWay = await liveCampaign(office, graphWith('wait', [wait, ...steps]))
    await runCampaigns(office)
    office.site.clock.advance(hours(1))
    for (const [id, name] of names) await states[name]?.(id)
    await runCampaigns(office)
    // The caps are another test’s matter.
    await asOwner(office.site.ownerUrl, `update campaign_act set at = at - interval '8 days'`)
    const late = await Promise.all(
      kinds.map((kind) => liveCampaign(office, graphWith(kind, [acts[kind](kind, 'end')]))),
    )
    await runCampaigns(office)

    const got = await pool().query<{ player_id: bigint; source_key: string }>(
      `select player_id, source_key from mail where source = 'campaign'`,
    )
    const namesOf = (key: string) =>
      got.rows
        .filter(({ source_key: each }) => each === key)
        .flatMap(({ player_id: id }) => names.get(Number(id)) ?? [])
    for (const [index, kind] of kinds.entries()) {
      if (kind !== 'message' && kind !== 'gift') continue
      const all = new Set([...Object.keys(free), noConsent])
      expect(new Set(namesOf(`${onTheWay.id}:${kind}`))).toEqual(all)
      expect(new Set(namesOf(`${late[index]?.id}:${kind}`))).toEqual(all)
    }
    // Outside the product: each channel twice, once by either campaign, to those who agree and are not braked.
    await runAllDue(office.site)
    await expectTwice(promoPlayers)
    const { rows } = await pool().query<{ player_id: bigint }>(
      `select player_id from campaign_player where campaign_id = $1 and state = 'left' and left_why = 'protected'`,
      [onTheWay.id],
    )
    const out = rows.flatMap(({ player_id: id }) => names.get(Number(id)) ?? [])
    expect(new Set(out)).toEqual(new Set(Object.keys(braked)))
  })
})

/** What concerns players' money and safety, what answers them, and what they have earned. */
type Concern = 'money' | 'safety' | 'answer' | 'earned' | 'brake' | 'letter itself'

/** Every file that writes to players, and why it may. Whatever invites to play goes by `sendNews`, and so by the brake. */
const writers: Readonly<Record<string, Concern>> = {
  'cashier/deposit/server/deposit-letters.ts': 'money',
  'cashier/risk/server/release-gift.ts': 'money',
  'cashier/withdrawal/server/payout-letters.ts': 'money',
  'lobby/support-chat/server/end-chat.ts': 'answer',
  'lobby/support-ticket/server/ticket-letters.ts': 'answer',
  'players/account/server/desk/close-for-review.ts': 'safety',
  'players/account/server/desk/staff-lock-player.ts': 'safety',
  'players/account/server/sessions/security-notices.ts': 'safety',
  'players/campaign/server/act-on-players.ts': 'brake',
  'players/data-export/server/make-export.ts': 'answer',
  'players/email/server/tell-address-change.ts': 'safety',
  'players/inventory/server/expiry-job.ts': 'money',
  'players/mail/server/desk/staff-write-mail.ts': 'answer',
  'players/mail/server/gift-mail-kind.ts': 'answer',
  'players/mail/server/segment-mail-kind.ts': 'brake',
  'players/mail/server/send-mail.ts': 'letter itself',
  'players/mail/server/send-news.ts': 'brake',
  'players/mail/server/write-to-player.ts': 'letter itself',
  'players/reward/server/bonus-expiry-letter.ts': 'money',
  'promotions/gift-by-hand/server/give-gift.ts': 'earned',
  'promotions/monthly-chests/server/month-end-job.ts': 'earned',
  'promotions/new-year/server/settle-season.ts': 'earned',
  'promotions/points/server/desk/staff-points.ts': 'earned',
  'promotions/points/server/expiry-job.ts': 'money',
  'promotions/tournament/server/pay-prizes.ts': 'earned',
  'promotions/tournament/server/tell-results.ts': 'earned',
  'promotions/vip/server/send-gift.ts': 'earned',
  'promotions/weekend-lottery/server/send-prizes.ts': 'earned',
}

describe('every act that writes to players', () => {
  test('is listed with its concern, and one that is new fails here', () => {
    expect(serverFilesThat(writeLetters)).toEqual(Object.keys(writers).toSorted())
  })

  test('a notification on a phone is about a fact of the player’s own', () => {
    expect(Object.keys(notificationTerms).toSorted()).toEqual([
      'chatAnswered',
      'identityDecided',
      'limitReached',
      'paidOut',
      'roundEnded',
      'securityChanged',
      'supportWrote',
    ])
  })
})
