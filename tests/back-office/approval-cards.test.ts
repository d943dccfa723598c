import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { maskedMobile } from '#features/players/account/rules.ts'
import { requestAdjustment } from '#features/office/adjustment/contract.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { approveRequest, listApprovals } from '#features/office/approval/contract.ts'
import { pagcorShares } from '#features/office/pagcor/testing/sample-pagcor.ts'
import { refreshFacts } from '#tests/support/refresh-facts.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { savedCampaign } from './samples/campaign-call-samples.ts'
import { sampleClosedDay } from './samples/sample-closing.ts'
import {
  bindNumber,
  nextSample,
  reason,
  sampleDebt,
  samplePayout,
  sampleDraft,
  sampleTranslationDraft,
} from './samples/sample-rows.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let maker: SignedInStaff
let checker: SignedInStaff
let playerId: number
beforeAll(async () => {
  office = await openTestBackOffice()
  maker = await office.newStaff('financeMaker')
  checker = await office.newStaff('financeChecker')
  playerId = (await registerPlayer(office.site, '09171290001')).id
})
afterAll(() => office.close())

const pool = () => office.site.context.db.pool
const now = () => office.site.clock.now()
const row = v.looseObject({ id: v.number(), facts: v.array(v.object({ name: v.string(), value: v.string() })) })
async function cardOf(id: number, show: 'waiting' | 'decided' = 'waiting') {
  const { body } = await office.send(listApprovals, { show, sort: 'newest' }, checker.token)
  const found = v.parse(v.looseObject({ rows: v.array(row) }), body).rows.find((each) => each.id === id)
  return found?.facts ?? []
}
async function waiting(kind: string, payload: unknown): Promise<number> {
  const { rows } = await pool().query<{ id: bigint }>(
    `insert into approval_request (kind, subject, payload, reason, maker_id, maker, request_key, made_at, expires_at)
     select $1, 'sample', $2, 'a sample', m.id, m.email, gen_random_uuid(), now(), now() + interval '100 years'
     from staff_member m where m.email = $3 returning id`,
    [kind, JSON.stringify(payload), maker.email],
  )
  return Number(rows[0]?.id)
}
const aboutPlayer = ['Player', 'Name', 'Balance now'] as const
const money = [...aboutPlayer, 'Balance after'] as const
const letter = { title: 'Sorry', body: ['For you.'], daysValid: 7 }
const coins = [{ id: 2001, count: 50_000, betRate: 1 }]

type Card = { readonly payload: () => unknown; readonly says: readonly string[] }
/** The least text of a card of each kind. A kind that is missing here fails. */
const promised: Readonly<Record<string, Card>> = {
  adjustment: {
    payload: () => ({ lines: [{ playerId: String(playerId), direction: 'credit', amount: '12345', betRate: 10_000 }] }),
    says: [...money, 'Credit', 'Playthrough'],
  },
  agentPayout: {
    payload: async () => ({
      id: String((await samplePayout(office, playerId)).id),
      key: 'agent',
      agentId: String(playerId),
      amount: '100',
    }),
    says: [...money, 'Payout', 'Amount', 'Commission earned in all'],
  },
  eventFeedPartner: {
    payload: () => ({
      partnerId: null,
      revision: 0,
      terms: { name: 'Warehouse', url: 'https://events.example.ph/', kinds: ['deposit.paid'], retryHours: 24 },
      before: null,
    }),
    says: ['Partner', 'Address', 'Events', 'Tried for'],
  },
  debtWriteOff: {
    payload: async () => ({
      kind: 'game',
      id: await sampleDebt(office, playerId),
      playerId: String(playerId),
      owed: '100',
    }),
    says: [...aboutPlayer, 'Owed when requested', 'Cost to us now'],
  },
  freeRounds: {
    payload: () => ({
      requestKey: randomUUID(),
      playerId: String(playerId),
      providerId: 'studio',
      gameCode: 'slot',
      rounds: 1_000,
      stake: '100000',
      betRate: 10_000,
      expiresAt: now() + days(3),
      waits: 'aboveLetter',
    }),
    says: [...aboutPlayer, 'Free rounds', 'Total bets', 'Playthrough of winnings', 'Why it needs approval'],
  },
  giftMail: {
    payload: () => ({
      ...letter,
      items: coins,
      playerId: String(playerId),
      requestKey: randomUUID(),
      waits: 'aboveLetter',
    }),
    says: [...money, 'Reward', 'Value', 'Why it needs approval'],
  },
  legalText: {
    payload: async () => ({
      document: 'licence',
      revision: await sampleDraft(office),
      effective: '2099-01-01',
      isMaterial: true,
    }),
    says: ['Text', 'In force from', 'Audience', 'Compared with', 'Changed', 'Removed'],
  },
  legalTranslation: {
    payload: async () => ({
      document: 'licence',
      language: 'fil',
      revision: await sampleTranslationDraft(office),
      version: '2026-11-24',
    }),
    says: ['Text', 'English version', 'Compared with', 'Changed', 'Removed'],
  },
  moneySettings: {
    payload: () => ({ changes: [{ name: 'adjustmentDailyMax', before: 100_000, after: 200_000 }] }),
    says: ['Daily cap on manual adjustments (₱)'],
  },
  pagcorTerms: {
    payload: () => ({
      from: '2026-12-01',
      terms: { shares: pagcorShares, minimumFee: '100000' },
      before: { shares: { ...pagcorShares, slots: 2_500 }, minimumFee: '100000' },
    }),
    says: ['From month', 'Slots: share', 'Minimum guaranteed fee a month', 'Effect'],
  },
  paidAccount: {
    payload: () => ({ version: 1, content: {}, before: ['BDO 1'], after: ['BPI 2'] }),
    says: ['Current accounts', 'New accounts'],
  },
  promotion: {
    payload: () => ({ key: 'supply', version: 3, facts: [{ name: 'Cost', value: '₱1.00 expected' }] }),
    says: ['Promotion', 'Version', 'Cost'],
  },
  promotionGift: {
    payload: () => ({
      playerId: String(playerId),
      key: 'follow',
      claimKey: 'ch1',
      version: 1,
      why: 'fault',
      title: 'Follow us',
      about: 'facebook',
      reward: '₱2.00',
      coins: '200',
      cost: '200',
      isRepair: false,
    }),
    says: [...money, 'Promotion', 'Reward', 'From the promotion’s budget', 'Missed day', 'The player reads'],
  },
  campaignStart: {
    payload: async () => ({
      id: String(await savedCampaign(office)),
      name: 'Sample',
      version: 1,
      oldPlayers: 'finish',
    }),
    says: [
      'Campaign',
      'Version',
      'Players enter if',
      'Players who would enter now',
      'Held back for comparison',
      'Quiet hours (Manila)',
      'Most messages for a player',
      'Gifts cost at most',
    ],
  },
  dailyCloseReopening: {
    payload: async () => {
      const day = await sampleClosedDay(office)
      const { rows } = await pool().query('select id from daily_close where day = $1', [day])
      return { day, closingId: String(rows[0]?.id), closedBy: 'sample' }
    },
    says: ['Date', 'Closed by', 'GGR at close', 'NGR at close', 'Effect'],
  },
  segmentMail: {
    payload: () => ({ ...letter, segment: 'everybody', players: 1, items: coins }),
    says: [
      'To',
      'Players now',
      'Left out by the protection of players',
      'Message',
      'For each player',
      'Total coins',
      'Total value',
    ],
  },
  unbindMobile: {
    payload: async () => ({
      playerId: String(playerId),
      mobile: maskedMobile(await bindNumber(office, playerId)),
    }),
    says: [...aboutPlayer, 'Mobile number', 'Effect'],
  },
}

test('every kind of request that the product has promises what its card says', () => {
  const kinds = office.site.features.approvalKinds
  expect(kinds.map(({ name }) => name).toSorted()).toEqual(Object.keys(promised).toSorted())
})

test.each(Object.entries(promised).map(([kind, promise]) => ({ kind, promise })))(
  'the card of $kind says whom it is about and what changes',
  async ({ kind, promise: { payload, says } }) => {
    const facts = await cardOf(await waiting(kind, await payload()))
    expect(facts.map(({ name }) => name)).toEqual(expect.arrayContaining([...says]))
    expect(facts.filter(({ value }) => value.trim() === '')).toEqual([])
  },
)

const valueOf = (facts: Awaited<ReturnType<typeof cardOf>>, name: string) =>
  facts.find((fact) => fact.name === name)?.value

test('an adjustment shows the balance as it is now and as it would be, and keeps what it was when it was approved', async () => {
  const { id: newcomer } = await registerPlayer(office.site, '09171290002')
  const ask = async (direction: 'credit' | 'debit', pesos: number) => {
    const line = {
      playerId: newcomer,
      direction,
      amount: wireCentavos(pesos * 100),
      betRate: direction === 'credit' ? 1 : 0,
    }
    const { body } = await office.send(requestAdjustment, { requestKey: randomUUID(), ...line, reason }, maker.token)
    return Number(body.approvalId)
  }
  const first = await ask('credit', 500)
  const second = await ask('debit', 200)
  expect(valueOf(await cardOf(first), 'Balance after')).toBe('₱500.00')
  expect(valueOf(await cardOf(second), 'Balance after')).toBe('−₱200.00')
  expect((await office.send(approveRequest, { approvalId: first, reason }, checker.token)).body.errcode).toBe(0)
  const facts = await cardOf(second)
  expect([valueOf(facts, 'Balance now'), valueOf(facts, 'Balance after')]).toEqual(['₱500.00', '₱300.00'])
  expect((await office.send(approveRequest, { approvalId: second, reason }, checker.token)).body.errcode).toBe(0)
  expect(valueOf(await cardOf(first, 'decided'), 'Balance at approval')).toBe('₱500.00')
  expect(valueOf(await cardOf(second, 'decided'), 'Balance at approval')).toBe('₱300.00')
  expect(valueOf(await cardOf(second, 'decided'), 'Balance after')).toBeUndefined()
})

test('a batch names twenty players with their balances, and says how many more there are', async () => {
  const ids = [playerId, ...Array.from({ length: 24 }, () => 900_000 + nextSample())]
  const lines = ids.map((id) => ({ playerId: String(id), direction: 'credit', amount: '100', betRate: 0 }))
  const facts = await cardOf(await waiting('adjustment', { lines }))
  expect(facts.filter(({ name }) => name.startsWith('Player '))).toHaveLength(20)
  expect(valueOf(facts, 'More players')).toBe('5')
  expect(valueOf(facts, `Player ${playerId}`)).toMatch(
    /\(not verified\), balance now ₱[\d.,]+, balance after ₱[\d.,]+$/,
  )
})

test('a letter to a group costs what it carries times everybody who belongs to the group now', async () => {
  const { rows } = await pool().query(`select count(*)::int as players from player where state = 'active'`)
  const players = Number(rows[0]?.players)
  await refreshFacts(office.site)
  const facts = await cardOf(
    await waiting('segmentMail', { ...letter, segment: 'everybody', players: 1, items: coins }),
  )
  expect(valueOf(facts, 'Players now')).toBe(String(players))
  expect(valueOf(facts, 'Total coins')).toBe(`₱${(players * 500).toLocaleString('en-PH')}.00`)
})
