import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { PartnerTerms } from '../../contract.ts'

const kindsInUse = statement<{ kind: string }>(
  'feed_partner_wanted',
  'select distinct unnest(kinds) as kind from feed_partner',
)
/** The kinds that at least one partner gets, whether it is stopped or not. */
export const wantedKinds = async (db: Queryable): Promise<ReadonlySet<string>> =>
  new Set((await db.rows(kindsInUse)).map(({ kind }) => kind))

export type PartnerRow = {
  readonly id: bigint
  readonly name: string
  readonly url: string
  readonly kinds: string[]
  readonly retryHours: number
  readonly isRunning: boolean
  readonly stoppedBecause: string | null
  readonly secretMadeAt: Instant | null
  readonly oldSecretUntil: Instant | null
  readonly testDueAt: Instant | null
  readonly testedAt: Instant | null
  readonly testResult: string | null
  readonly revision: number
}

const columns = `id, name, url, kinds, retry_hours as "retryHours", is_running as "isRunning", stopped_because as "stoppedBecause",
  secret_made_at as "secretMadeAt", old_secret_until as "oldSecretUntil", test_due_at as "testDueAt", tested_at as "testedAt",
  test_result as "testResult", revision`

const list = statement<PartnerRow>('feed_partner_list', `select ${columns} from feed_partner order by lower(name), id`)
export const partnerList = (db: Queryable) => db.rows(list)

const find = statement<PartnerRow>('feed_partner_find', `select ${columns} from feed_partner where id = $1`)
export const partnerFind = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

const findForUpdate = statement<PartnerRow>(
  'feed_partner_find_for_update',
  `select ${columns} from feed_partner where id = $1 for update`,
)
export const partnerFindForUpdate = (tx: Queryable, id: bigint) => atMostOne(tx.rows(findForUpdate, [id]))

const nameTaken = statement<{ id: bigint }>(
  'feed_partner_name_taken',
  'select id from feed_partner where lower(name) = lower($1) and id is distinct from $2',
)
export const partnerNameTaken = async (db: Queryable, name: string, but: bigint | null): Promise<boolean> =>
  (await db.rows(nameTaken, [name, but])).length > 0

const insert = statement<{ id: bigint }>(
  'feed_partner_insert',
  `insert into feed_partner (name, url, kinds, retry_hours, created_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning id`,
)
/** Undefined: the name is taken. */
export const partnerInsert = async (tx: Queryable, { name, url, kinds, retryHours }: PartnerTerms, now: Instant) =>
  (await atMostOne(tx.rows(insert, [name, url, kinds, retryHours, sqlTime(now)])))?.id

const update = statement(
  'feed_partner_update',
  'update feed_partner set name = $2, url = $3, kinds = $4, retry_hours = $5, revision = revision + 1 where id = $1',
)
export const partnerUpdate = (tx: Queryable, id: bigint, { name, url, kinds, retryHours }: PartnerTerms) =>
  tx.rows(update, [id, name, url, kinds, retryHours])

const setRunning = statement(
  'feed_partner_set_running',
  'update feed_partner set is_running = $2, stopped_because = $3 where id = $1',
)
export const partnerSetRunning = (tx: Queryable, id: bigint, isRunning: boolean, because: string | null = null) =>
  tx.rows(setRunning, [id, isRunning, because])

const setSecret = statement(
  'feed_partner_set_secret',
  `update feed_partner set old_secret_sealed = case when $3::timestamptz is null then null else secret_sealed end,
     old_secret_until = case when secret_sealed is null then null else $3 end, secret_sealed = $2, secret_made_at = $4
   where id = $1`,
)
type NewSecret = {
  readonly id: bigint
  readonly sealed: Buffer
  readonly oldUntil: Instant | null
  readonly now: Instant
}
/** The one before stays valid until a moment; null: it ends at once. */
export const partnerSetSecret = (tx: Queryable, { id, sealed, oldUntil, now }: NewSecret) =>
  tx.rows(setSecret, [id, sealed, oldUntil === null ? null : sqlTime(oldUntil), sqlTime(now)])

export type PartnerSecrets = {
  readonly id: bigint
  readonly url: string
  readonly secret: Buffer
  readonly oldSecret: Buffer | null
  readonly oldSecretUntil: Instant | null
}

export type Puller = PartnerSecrets & { readonly kinds: string[]; readonly isRunning: boolean }
const findPuller = statement<Puller>(
  'feed_partner_find_puller',
  `select id, url, kinds, is_running as "isRunning", secret_sealed as secret, old_secret_sealed as "oldSecret",
     old_secret_until as "oldSecretUntil" from feed_partner where id = $1 and secret_sealed is not null`,
)
/** A partner with a secret, to see whether it signed a request. */
export const pullerFind = (db: Queryable, id: bigint) => atMostOne(db.rows(findPuller, [id]))

const requestTest = statement('feed_partner_request_test', 'update feed_partner set test_due_at = $2 where id = $1')
export const partnerRequestTest = (tx: Queryable, id: bigint, now: Instant) => tx.rows(requestTest, [id, sqlTime(now)])

const takeTests = statement<PartnerSecrets>(
  'feed_partner_take_tests',
  `update feed_partner set test_due_at = null where test_due_at <= $1 and url <> '' and secret_sealed is not null
   returning id, url, secret_sealed as secret, old_secret_sealed as "oldSecret", old_secret_until as "oldSecretUntil"`,
)
/** The tests that are due, each taken once. */
export const partnerTakeTests = (db: Queryable, now: Instant) => db.rows(takeTests, [sqlTime(now)])

const noteTest = statement(
  'feed_partner_note_test',
  'update feed_partner set tested_at = $2, test_result = $3 where id = $1',
)
export const partnerNoteTest = (db: Queryable, id: bigint, result: string, now: Instant) =>
  db.rows(noteTest, [id, sqlTime(now), result])

const count = statement<{ count: number }>('feed_partner_count', 'select count(*)::int as count from feed_partner')
export const partnerCount = async (db: Queryable): Promise<number> => (await exactlyOne(db.rows(count))).count
