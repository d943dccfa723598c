import { randomUUID } from 'node:crypto'
import { loadTranslation } from '#features/players/legal/load-translation.ts'
import { markupOf } from '#features/players/legal/markup.ts'
import { maskedMobile } from '#features/players/account/rules.ts'
import { settlePayment } from '#features/cashier/deposit/server/settle-payment.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { basisPoints, decimalOf } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { spendingAdd, spendingLock } from '#features/promotions/kit/server/store/spending.store.ts'
import { promotionActivate, promotionInsertVersion } from '#features/promotions/kit/server/store/promotion.store.ts'
import { type Weights, weightsFind } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { pictureContext } from '#features/lobby/support-chat/server/picture-context.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'

export const reason = 'for the tests over all calls'

let samples = 0
/** Distinguishes sample rows. */
export const nextSample = (): number => ++samples

export const providerTerms = {
  name: 'Sample Games',
  state: 'enabled',
  adapter: null,
  mayVoidRound: false,
  mayAdjust: false,
  mayPromo: false,
  mayJackpot: false,
  lateWinHours: null,
  promoBetRate: 1,
  requestsPerSecond: 100,
  inquiryUrl: null,
} as const

export async function sampleProvider({ site }: TestBackOffice): Promise<string> {
  const id = `sample-${nextSample()}`
  const terms = { ...providerTerms, promoBetRate: basisPoints(10_000) }
  await site.features.gameWallet.providers.save({ id, ...terms }, site.clock.now())
  return id
}

/** A tournament that runs for years, whose prizes are reserved and which nobody has entered. */
export async function sampleTournament({ site }: TestBackOffice): Promise<string> {
  const now = site.clock.now()
  const id = `T1-20260101-${String(nextSample()).padStart(4, '0')}`
  const pool = centavos(100n)
  const endsAt = addDuration(now, days(36_500))
  await savedPromotion(site.context.db, 'tournament', now)
  const spender = { key: 'tournament', of: 'house', season: undefined, now: endsAt } as const
  await site.context.db.transaction(async (tx) => {
    await spendingLock(tx, spender)
    await spendingAdd(tx, spender, pool)
  })
  await site.context.db.pool.query(
    `insert into tournament (id, number, version, name_en, name_fil, scoring, games, rounds, stake, entry_points, prizes, pool,
       bet_rate, starts_at, ends_at, prepared_at)
     values ($1, 1, 1, 'Sample', 'Sample', 'total', 'slots', 5, 100, 0, '[{"count": 1, "amount": 100}]', $2, 0, $3, $4, $3)`,
    [id, pool, new Date(now), new Date(endsAt)],
  )
  return id
}

/** Somebody who works here and is signed in nowhere. Nothing of it is in the audit log. */
export async function sampleMember({ site }: TestBackOffice): Promise<number> {
  const { rows } = await site.context.db.pool.query<{ id: bigint }>(
    `insert into staff_member (name, email, roles, state, created_at) values ('Sample', $1, '{crm}', 'invited', now())
     returning id`,
    [`sample${nextSample()}@example.ph`],
  )
  return Number(rows[0]?.id)
}

export async function sampleFreeRounds(office: TestBackOffice, playerId: number): Promise<string> {
  const id = `free-${nextSample()}`
  const providerId = await sampleProvider(office)
  await office.site.context.db.pool.query(
    `insert into game_free_round (player_id, id, provider_id, game_code, rounds, stake, bet_rate, expires_at, granted_at, granted_by)
     values ($1, $2, $3, 'sample', 5, 100, 10000, now() + interval '100 years', now(), 'sample')`,
    [playerId, id, providerId],
  )
  return id
}

export async function sampleDebt({ site }: TestBackOffice, playerId: number): Promise<string> {
  const txId = `debt-${nextSample()}`
  await site.context.db.pool.query(
    `insert into game_debt (provider_id, tx_id, player_id, amount, at) values ('sample', $1, $2, 100, now())`,
    [txId, playerId],
  )
  return `sample/${txId}`
}

/** Turns the player into one with a username and a bound number, without notifying the number. */
export async function bindNumber({ site }: TestBackOffice, playerId: number): Promise<string> {
  const mobile = `+63918${String(nextSample()).padStart(7, '0')}`
  await site.context.db.pool.query(`update player set account_type = 'username', mobile = $2 where id = $1`, [
    playerId,
    mobile,
  ])
  return mobile
}

type SampleRequest = { readonly by?: string | undefined; readonly decidedBy?: string | undefined }

/** A request that waits, of a member of that e-mail or of somebody else, and of a kind that the other may decide. */
export async function sampleApproval(office: TestBackOffice, playerId: number, { by, decidedBy }: SampleRequest = {}) {
  const { pool } = office.site.context.db
  const { kind, payload } = await sampleExchange(office, playerId, decidedBy)
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into approval_request (kind, subject, payload, reason, maker_id, maker, request_key, made_at, expires_at)
     select $4, 'player:1', $3, 'a sample', m.id, m.email, gen_random_uuid(), now(), now() + interval '100 years'
     from staff_member m where case when $1::text is null then m.id = $2 else m.email = $1 end returning id`,
    [by ?? null, by === undefined ? await sampleMember(office) : null, payload, kind],
  )
  return Number(rows[0]?.id)
}

/** What a sample of a request gives its player. */
export async function sampleGift(office: TestBackOffice, approvalId: number): Promise<number> {
  const { rows } = await office.site.context.db.pool.query<{ amount: bigint }>(
    `select coalesce((payload->'lines'->0->>'amount')::bigint, 0) as amount from approval_request where id = $1`,
    [approvalId],
  )
  return Number(rows[0]?.amount)
}

/** Of a kind that its decider may decide. */
async function sampleExchange(office: TestBackOffice, playerId: number, decidedBy: string | undefined) {
  const { rows } = await office.site.context.db.pool.query<{ roles: string[] }>(
    'select roles from staff_member where email = $1',
    [decidedBy],
  )
  const roles = rows[0]?.roles ?? []
  if (roles.includes('riskAnalyst')) {
    const mobile = maskedMobile(await bindNumber(office, playerId))
    return { kind: 'unbindMobile', payload: { playerId: String(playerId), mobile } }
  }
  if (roles.includes('opsManager')) {
    const draft = { document: 'licence', revision: await sampleDraft(office) }
    return { kind: 'legalText', payload: { ...draft, effective: '2099-01-01', isMaterial: false } }
  }
  const line = { playerId: String(playerId), direction: 'credit', amount: '100', betRate: 0 }
  return { kind: 'adjustment', payload: { lines: [line] } }
}

export const sampleText = { summary: 'What it is.', body: '# One {one}\n\nWords of {operator}.\n' }

/** The newest draft of the page on the licence. */
export async function sampleDraft({ site }: TestBackOffice): Promise<number> {
  const { rows } = await site.context.db.pool.query<{ revision: number }>(
    `insert into legal_draft (document, revision, summary, body, saved_by, reason, saved_at)
     select 'licence', coalesce(max(revision), 0) + 1, $1, $2, 'sample', 'a sample', now() from legal_draft
     where document = 'licence' returning revision`,
    [sampleText.summary, sampleText.body],
  )
  return Number(rows[0]?.revision)
}

export const sampleTranslation = { document: 'licence', language: 'fil' } as const

/** The newest draft of its translation, in the words of `sampleText` or others. */
export async function sampleTranslationDraft({ site }: TestBackOffice, text = sampleText): Promise<number> {
  const { rows } = await site.context.db.pool.query<{ revision: number }>(
    `insert into legal_translation_draft (document, language, revision, summary, body, saved_by, reason, saved_at)
     select 'licence', 'fil', coalesce(max(revision), 0) + 1, $1, $2, 'sample', 'a sample', now()
     from legal_translation_draft where document = 'licence' returning revision`,
    [text.summary, text.body],
  )
  return Number(rows[0]?.revision)
}

/** A draft that can be published: it matches the product's English text. */
export async function sampleMatchingTranslation(office: TestBackOffice): Promise<number> {
  const { summary, sections } = await loadTranslation('licence', 'fil')
  return sampleTranslationDraft(office, { summary, body: markupOf(sections) })
}

/** The player has no open case any more. */
export async function caseEnds({ site }: TestBackOffice, playerId: number): Promise<number> {
  await site.context.db.pool.query(
    `update aml_case set state = 'closed', closed_at = now(), closed_by = 'sample' where player_id = $1 and state = 'open'`,
    [playerId],
  )
  return playerId
}

export async function sampleCase(office: TestBackOffice, playerId: number): Promise<number> {
  const { rows } = await office.site.context.db.pool.query<{ id: bigint }>(
    `insert into aml_case (player_id, opened_at, opened_by, due_at) values ($1, now(), 'sample', now()) returning id`,
    [await caseEnds(office, playerId)],
  )
  return Number(rows[0]?.id)
}

export async function sampleCaseDocument(office: TestBackOffice, playerId: number): Promise<number> {
  const caseId = await sampleCase(office, playerId)
  const seal = createSeal({ current: office.site.context.secret }, 'aml-file')
  const { rows } = await office.site.context.db.pool.query<{ id: bigint }>(
    `insert into aml_entry (case_id, at, author, kind, text, file_name, media_type, content)
     values ($1, now(), 'sample', 'document', 'a letter', 'letter.txt', 'text/plain', $2) returning id`,
    [caseId, seal.seal(Buffer.from('Dear all'), `aml-case:${caseId}`)],
  )
  return Number(rows[0]?.id)
}

export const sampleWeights = (count: number) => {
  const slots = (count % 50) / 50
  return { slots, fish: 1, poker: 0.5, sports: 1, live: 0.3, games: 1 }
}

/** What a form for these weights is filled with now. */
export async function presentWeights({ site }: TestBackOffice) {
  const weights = (await weightsFind(site.context.db, ['bonus'])).get('bonus')
  const stands = (type: keyof Weights['byType']) => Number(decimalOf(weights?.byType[type] ?? basisPoints(0)))
  return {
    slots: stands('slots'),
    fish: stands('fish'),
    poker: stands('poker'),
    sports: stands('sports'),
    live: stands('live'),
    games: stands('games'),
  }
}

/** The types the other way round, and the version in which they stand so. */
export async function otherOrder({ site }: TestBackOffice): Promise<{ version: number; order: string[] }> {
  const { rows } = await site.context.db.pool.query<{ type: string }>(
    'select type from lobby_game_type order by sort desc, type desc',
  )
  const { rows: versions } = await site.context.db.pool.query<{ version: bigint }>(
    'select coalesce(max(version), 0) as version from lobby_catalogue_version',
  )
  return { version: Number(versions[0]?.version), order: rows.map(({ type }) => type) }
}

/** A version that named a type otherwise than it is named now. */
export async function sampleVersion({ site }: TestBackOffice): Promise<number> {
  const { rows } = await site.context.db.pool.query<{ version: bigint }>(
    `insert into lobby_catalogue_version (act, subject, before, after, changed_by, reason, changed_at)
     values ('catalogue.arrange', 'type:slots', $1, '{}', 'sample', '', now()) returning version`,
    [{ name: `Slots ${nextSample()}` }],
  )
  return Number(rows[0]?.version)
}

/** A run that was given up. */
export async function sampleDeadRun({ site }: TestBackOffice): Promise<number> {
  const { rows } = await site.context.db.pool.query<{ id: bigint }>(
    `insert into job_dead_letter (name, key, payload, due_at, attempts, error, died_at)
     values ('sample', $1, 'null', now(), 10, 'a sample', now()) returning id`,
    [`run ${nextSample()}`],
  )
  return Number(rows[0]?.id)
}

/** An unanswered report of the player to customer service, of an owner if one is named. */
export async function sampleTicket({ site }: TestBackOffice, playerId: number, owner?: string): Promise<number> {
  const now = new Date(site.clock.now())
  const { rows } = await site.context.db.pool.query<{ id: bigint }>(
    `insert into support_ticket (player_id, source, category, owner, owner_name, opened_at, waiting_since, first_due_at,
       due_at, last_message_at)
     values ($1, 'report', 'game', $2, $2, $3, $3, $4, $4, $3) returning id`,
    [playerId, owner ?? null, now, new Date(now.getTime() + 86_400_000)],
  )
  return Number(rows[0]?.id)
}

/** A ticket that is marked as a complaint. */
export async function sampleComplaint(office: TestBackOffice, playerId: number): Promise<number> {
  const id = await sampleTicket(office, playerId)
  await office.site.context.db.pool.query(
    `with mark as (insert into support_complaint_mark (ticket_id, kind, member, at) values ($1, 'payment', 'ana@example.ph', $2))
     update support_ticket set complaint = 'payment' where id = $1`,
    [id, new Date(office.site.clock.now())],
  )
  return id
}

/** A ticket that a member has solved. */
export async function sampleSolvedTicket(office: TestBackOffice, playerId: number): Promise<number> {
  const id = await sampleTicket(office, playerId, 'ana@example.ph')
  await office.site.context.db.pool.query(
    `update support_ticket set state = 'solved', waiting_since = null, due_at = null, solved_at = $2, solved_by = owner
     where id = $1`,
    [id, new Date(office.site.clock.now())],
  )
  return id
}

/** A job whose next turn is far away. */
export async function sampleTurn({ site }: TestBackOffice): Promise<string> {
  const name = `sample.turn${nextSample()}`
  await site.context.db.pool.query(
    `insert into job (name, key, payload, due_at, run_at) values ($1, '', 'null', now() + interval '1 year', now() + interval '1 year')`,
    [name],
  )
  return name
}

type SampleOrder = {
  readonly state?: 'pending' | 'credited'
  readonly hasMatch?: boolean
  readonly hasReceipt?: boolean
}

/** A transfer to the operator's bank, as far as a sample needs it. */
export async function sampleTransfer(office: TestBackOffice, playerId: number, order: SampleOrder = {}) {
  const { site } = office
  const orderId = `S${nextSample()}`
  const { pool } = site.context.db
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state,
       bank, created_at, expires_at) values ($1, $2, 4, 'Bank', 'bank', 'sandbank', 5000, 3, 'pending', '{}', $3, $3)
     returning id`,
    [orderId, playerId, new Date(site.clock.now())],
  )
  const id = rows[0]?.id
  if (order.hasReceipt) {
    const seal = createSeal({ current: site.context.secret }, 'deposit-receipt')
    const image = seal.seal(Buffer.from('a picture'), `deposit_receipt:${id}`)
    await pool.query('insert into deposit_receipt (order_id, image, at) values ($1, $2, now())', [id, image])
  }
  if (order.state === 'credited') {
    const report = {
      reference: orderId,
      paymentId: orderId,
      state: 'paid',
      paid: centavos(5_000n),
      isLate: false,
    } as const
    await site.context.db.transaction((tx) =>
      settlePayment(tx, { provider: 'bank', report, now: site.clock.now(), hooks: [] }),
    )
  }
  const { rows: matches } = order.hasMatch
    ? await pool.query<{ id: bigint }>(
        `insert into deposit_match (order_id, method, amount, bank_reference, proposed_by, proposed_at)
         select $1, 'sandbank', 5000, $2, email, now() from staff_member where id = $3 returning id`,
        [id, orderId, await sampleMember(office)],
      )
    : { rows: [] }
  return { orderId, matchId: Number(matches[0]?.id ?? 1) }
}

/** A file that a member of that e-mail, or somebody else, has begun. */
export async function sampleExport(office: TestBackOffice, by?: string): Promise<number> {
  const { rows } = await office.site.context.db.pool.query<{ id: bigint }>(
    `insert into staff_list_export (staff_id, list, question, begun_at)
     select m.id, 'playerFind', '{"sort":"newest"}', $3 from staff_member m
     where case when $1::text is null then m.id = $2 else m.email = $1 end returning id`,
    [by ?? null, by === undefined ? await sampleMember(office) : null, new Date(office.site.clock.now())],
  )
  return Number(rows[0]?.id)
}

/** A version that waits to be activated. */
const terms = { budget: { monthly: 1_000_000 } }
export const savedPromotion = (db: Database, key: string, now: Instant): Promise<number> =>
  db.transaction((tx) =>
    promotionInsertVersion(tx, { key, terms, settings: {}, savedBy: 'somebody@example.ph', reason, now }),
  )

/** A promotion that runs. Each is ended at most once. */
export async function livePromotion(db: Database, now: Instant): Promise<string> {
  const key = `sample-${nextSample()}`
  const version = await savedPromotion(db, key, now)
  await db.transaction((tx) => promotionActivate(tx, { key, version, now }))
  return key
}

/** A prize of the points shop that waits to be sent. */
export async function samplePrize({ site }: TestBackOffice, playerId: number) {
  const { rows } = await site.context.db.pool.query<{ id: bigint }>(
    `insert into points_exchange (player_id, req_id, month, item_id, item_name, count, points, state, at)
     values ($1, $2, 'M202611', 1, 'A cap', 1, 100, 'asked', now()) returning id`,
    [playerId, `sample-prize-${nextSample()}`],
  )
  return { id: Number(rows[0]?.id), decision: 'refused' as const, note: 'We have none left', reason }
}

/** A payout of commission that waits for the staff. */
export async function samplePayout({ site }: TestBackOffice, playerId: number) {
  const { rows } = await site.context.db.pool.query<{ id: bigint }>(
    `insert into commission_payout (key, agent_id, amount, state, requested_at) values ('agent', $1, 100, 'waiting', now())
     returning id`,
    [playerId],
  )
  return { id: Number(rows[0]?.id), reason }
}

export const samplePayoutRequest = async (office: TestBackOffice, playerId: number) => ({
  ...(await samplePayout(office, playerId)),
  requestKey: randomUUID(),
})

/** A finished round of a game that has left the catalogue, which nothing replays. */
export async function sampleRound({ site }: TestBackOffice, playerId: number) {
  const round = { providerId: 'sample', roundId: `sample-${nextSample()}` }
  await site.context.db.pool.query(
    `insert into game_round (player_id, provider_id, round_id, game_code, game_type, state, stake, tips, win, bets, cancelled,
       wins, unnamed_wins, is_free, revision, opened_at, ended_at, largest_bet)
     values ($1, $2, $3, 'gone', 'slots', 'CLOSED', 100, 0, 40, 1, 0, 1, 0, false, 0, now(), now(), 100)`,
    [playerId, round.providerId, round.roundId],
  )
  return round
}

/** A support chat of the player's, with one message; `owner` has taken it. Chats that were open are closed. */
export async function sampleChat({ site }: TestBackOffice, playerId: number, owner: string | null = null) {
  const { pool } = site.context.db
  const now = new Date(site.clock.now())
  await pool.query(
    `update support_chat set state = 'closed', closed_at = $2, closed_by = 'staff' where player_id = $1 and state <> 'closed'`,
    [playerId, now],
  )
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into support_chat (player_id, language, opened_at, last_message_at, state, owner, owner_name)
     values ($1, 'en', $2, $2, case when $3::text is null then 'waiting' else 'active' end, $3, $3) returning id`,
    [playerId, now, owner],
  )
  const id = Number(rows[0]?.id)
  const message = await pool.query<{ id: bigint }>(
    `insert into support_message (chat_id, author, message_key, text, sent_at) values ($1, 'player', $2, '', $3)
     returning id`,
    [id, String(nextSample()).padStart(32, '0'), now],
  )
  return { id, messageId: Number(message.rows[0]?.id) }
}

/** A sealed picture in a chat; answers the number of its message. */
export async function sampleChatPicture(office: TestBackOffice, playerId: number): Promise<number> {
  const { db, secret } = office.site.context
  const { messageId } = await sampleChat(office, playerId)
  const seal = createSeal({ current: secret }, 'support-picture')
  const content = seal.seal(Buffer.from('a picture'), pictureContext(BigInt(messageId)))
  await db.pool.query('insert into support_picture (message_id, content) values ($1, $2)', [messageId, content])
  return messageId
}

/** Somebody who may answer chats. */
export async function sampleColleague({ site }: TestBackOffice): Promise<string> {
  const email = `colleague${nextSample()}@example.ph`
  await site.context.db.pool.query(
    `insert into staff_member (name, email, roles, state, password_hash, created_at)
     values ('Colleague', $1, '{csLevel1}', 'active', 'sample', now())`,
    [email],
  )
  return email
}

/** A canned answer as it stands. */
export async function sampleCannedAnswer({ site }: TestBackOffice) {
  const name = `Sample ${nextSample()}`
  await site.context.db.pool.query(
    `insert into support_answer (name, en, fil, saved_by, saved_at) values ($1, 'Hello.', 'Kumusta.', 'sample', now())`,
    [name],
  )
  return { name, expected: { en: 'Hello.', fil: 'Kumusta.' } }
}

/** The hours of the support chat as they stand. */
export async function presentDesk({ site }: TestBackOffice) {
  const { rows } = await site.context.db.pool.query<{
    is_offered: boolean
    days: number[]
    opens: number
    closes: number
  }>('select is_offered, days, opens_at as opens, closes_at as closes from support_desk')
  const { is_offered: isOffered = false, days = [], opens: opensMinute = 0, closes: closesMinute = 0 } = rows[0] ?? {}
  return { isOffered, days, opensMinute, closesMinute }
}
