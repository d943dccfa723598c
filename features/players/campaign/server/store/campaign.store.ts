import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type Graph, graphIn } from '../../graph.ts'
import { type KeptSegments, keptSegmentsIn } from '../segments-of.ts'

export type CampaignState = 'draft' | 'live' | 'stopped'
export type OldPlayers = 'finish' | 'leave'
export type Campaign = {
  readonly id: bigint
  readonly name: string
  readonly version: number
  readonly liveVersion: number | null
  readonly state: CampaignState
  readonly oldPlayers: OldPlayers
  readonly savedBy: string
  readonly savedAt: Instant
  readonly startedAt: Instant | null
  readonly stoppedAt: Instant | null
  readonly enteredTo: bigint
  readonly passedAt: Instant | null
}

const columns = `id, name, version, live_version as "liveVersion", state, old_players as "oldPlayers", saved_by as "savedBy",
  saved_at as "savedAt", started_at as "startedAt", stopped_at as "stoppedAt", entered_to as "enteredTo", passed_at as "passedAt"`

const list = statement<Campaign>('campaign_list', `select ${columns} from campaign order by id desc limit 200`)
/** The newest first. */
export const campaignList = (db: Queryable) => db.rows(list)

const find = statement<Campaign>('campaign_find', `select ${columns} from campaign where id = $1`)
export const campaignFind = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

const live = statement<{ id: bigint }>('campaign_list_live', `select id from campaign where state = 'live' order by id`)
export const campaignsLive = async (db: Queryable) => (await db.rows(live)).map(({ id }) => id)

const lock = statement<Campaign>('campaign_find_for_update', `select ${columns} from campaign where id = $1 for update`)
export const campaignFindForUpdate = (tx: Transaction, id: bigint) => atMostOne(tx.rows(lock, [id]))

const share = statement<Campaign>(
  'campaign_find_live_for_share',
  `select ${columns} from campaign where id = $1 and state = 'live' for share`,
)
/** Undefined if it is not live. Stopping it waits for the transaction, and nothing is sent after that. */
export const campaignFindLive = (tx: Transaction, id: bigint) => atMostOne(tx.rows(share, [id]))

export type CampaignSave = Pick<Campaign, 'name' | 'savedBy' | 'savedAt'> & {
  readonly graph: Graph
  readonly segments: KeptSegments
}

const insert = statement<{ id: bigint }>(
  'campaign_insert',
  `insert into campaign (name, saved_by, saved_at) values ($1, $2, $3) on conflict (lower(name)) do nothing returning id`,
)
/** Undefined: the name is taken. */
export async function campaignInsert(tx: Transaction, save: CampaignSave): Promise<bigint | undefined> {
  const row = await atMostOne(tx.rows(insert, [save.name, save.savedBy, sqlTime(save.savedAt)]))
  if (row !== undefined) await versionInsert(tx, { ...save, id: row.id, version: 1 })
  return row?.id
}

// Of two that take one name at once, the second waits here and finds it.
const lockNames = statement('campaign_names_lock', `select pg_advisory_xact_lock(hashtext('campaign_name'))`)
const taken = statement<{ id: bigint }>(
  'campaign_name_find',
  'select id from campaign where lower(name) = lower($1) and id <> $2',
)
const update = statement(
  'campaign_update',
  'update campaign set name = $2, version = $3, saved_by = $4, saved_at = $5 where id = $1',
)
/** The caller holds the campaign's lock. False: another campaign has the name. */
export async function campaignUpdate(
  tx: Transaction,
  { id, version }: Pick<Campaign, 'id' | 'version'>,
  save: CampaignSave,
): Promise<boolean> {
  await tx.rows(lockNames)
  if ((await tx.rows(taken, [save.name, id])).length > 0) return false
  await tx.rows(update, [id, save.name, version + 1, save.savedBy, sqlTime(save.savedAt)])
  await versionInsert(tx, { ...save, id, version: version + 1 })
  return true
}

const addVersion = statement(
  'campaign_version_insert',
  `insert into campaign_version (campaign_id, version, name, graph, segments, saved_by, saved_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)
const versionInsert = (tx: Transaction, { id, version, name, graph, segments, savedBy, savedAt }: VersionInsert) =>
  tx.rows(addVersion, [id, version, name, JSON.stringify(graph), JSON.stringify(segments), savedBy, sqlTime(savedAt)])
type VersionInsert = CampaignSave & Pick<Campaign, 'id' | 'version'>

export type CampaignVersion = { readonly version: number; readonly graph: Graph; readonly segments: KeptSegments }

const findVersion = statement<{ graph: unknown; segments: unknown }>(
  'campaign_version_find',
  'select graph, segments from campaign_version where campaign_id = $1 and version = $2',
)
export async function campaignVersion(db: Queryable, id: bigint, version: number): Promise<CampaignVersion> {
  const row = await atMostOne(db.rows(findVersion, [id, version]))
  if (row === undefined) throw new Error(`campaign ${id} has no version ${version}`)
  return { version, graph: v.parse(graphIn, row.graph), segments: v.parse(keptSegmentsIn, row.segments) }
}

const versions = statement<{ version: number; name: string; savedBy: string; savedAt: Instant }>(
  'campaign_version_list',
  `select version, name, saved_by as "savedBy", saved_at as "savedAt" from campaign_version where campaign_id = $1
   order by version desc limit 50`,
)
/** The newest first. */
export const campaignVersions = (db: Queryable, id: bigint) => db.rows(versions, [id])

const start = statement(
  'campaign_start',
  `update campaign set state = 'live', live_version = $2, old_players = $3, started_at = $4, entered_to = 0, passed_at = null
   where id = $1`,
)
type Start = { readonly id: bigint; readonly version: number; readonly oldPlayers: OldPlayers; readonly now: Instant }
export const campaignStart = (tx: Transaction, { id, version, oldPlayers, now }: Start) =>
  tx.rows(start, [id, version, oldPlayers, sqlTime(now)])

const stop = statement('campaign_stop', `update campaign set state = 'stopped', stopped_at = $2 where id = $1`)
export const campaignStop = (tx: Transaction, id: bigint, now: Instant) => tx.rows(stop, [id, sqlTime(now)])

const pass = statement('campaign_pass', 'update campaign set entered_to = $2, passed_at = $3 where id = $1')
type Pass = { readonly id: bigint; readonly enteredTo: bigint; readonly passedAt: Instant | null }
/** How far the members of the trigger have been looked at. */
export const campaignPass = (tx: Transaction, { id, enteredTo, passedAt }: Pass) =>
  tx.rows(pass, [id, enteredTo, passedAt === null ? null : sqlTime(passedAt)])
