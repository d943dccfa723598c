import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { hexBytes } from '#platform/db/array-text.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { SessionFacts } from '../../rules.ts'

export type NewLaunch = {
  readonly playerId: bigint
  readonly providerId: string
  readonly gameCode: string
  readonly launchHash: Buffer
  readonly now: Instant
}

const supersede = statement(
  'game_session_supersede',
  'update game_session set superseded_at = $2 where player_id = $1 and superseded_at is null',
)
const insert = statement<{ id: bigint }>(
  'game_session_insert',
  `insert into game_session (player_id, provider_id, game_code, launch_hash, launched_at)
   values ($1, $2, $3, $4, $5) returning id`,
)
/** Replaces the player's older launch. The player's book is locked, so that two launches are serialised. */
export async function launchInsert(tx: Queryable, launch: NewLaunch): Promise<{ id: bigint }> {
  const { playerId, providerId, gameCode, launchHash, now } = launch
  await tx.rows(supersede, [playerId, sqlTime(now)])
  return exactlyOne(tx.rows(insert, [playerId, providerId, gameCode, launchHash, sqlTime(now)]))
}

export type Launch = {
  readonly id: bigint
  readonly playerId: bigint
  readonly gameCode: string
  readonly launchedAt: Instant
  readonly authenticatedAt: Instant | null
  readonly supersededAt: Instant | null
  readonly betsUntil: Instant | null
}

const findLaunch = statement<Launch>(
  'game_session_find_launch',
  `select id, player_id as "playerId", game_code as "gameCode", launched_at as "launchedAt",
     authenticated_at as "authenticatedAt", superseded_at as "supersededAt", bets_until as "betsUntil"
   from game_session where launch_hash = $1 and provider_id = $2 for update`,
)
export const launchFindForUpdate = (tx: Queryable, launch: { hash: Buffer; providerId: string }) =>
  atMostOne(tx.rows(findLaunch, [launch.hash, launch.providerId]))

const authenticate = statement<{ id: bigint }>(
  'game_session_authenticate',
  `update game_session set session_hash = $2, authenticated_at = $3
   where id = $1 and authenticated_at is null returning id`,
)
/** False: the launch token was used before. */
export const sessionOpen = async (
  tx: Queryable,
  session: { id: bigint; sessionHash: Buffer; now: Instant },
): Promise<boolean> =>
  (await tx.rows(authenticate, [session.id, session.sessionHash, sqlTime(session.now)])).length === 1

type SessionRow = SessionFacts & { readonly hash: string }

const sessionColumns = `encode(s.session_hash, 'hex') as hash, s.player_id as "playerId", s.provider_id as "providerId",
     s.game_code as "gameCode", s.authenticated_at as "authenticatedAt", s.bets_until as "betsUntil",
     s.superseded_at as "supersededAt"`

export type SessionKey = { readonly hash: string; readonly playerId: bigint }

const findSessions = statement<SessionRow>(
  'game_session_find',
  `select ${sessionColumns} from game_session s where s.session_hash = any($1::bytea[]) and s.player_id = any($2::bigint[])`,
)
/** Sessions by player and hash of their token, in hexadecimal. */
export async function sessionFind(db: Queryable, keys: readonly SessionKey[]): Promise<SessionRow[]> {
  if (keys.length === 0) return []
  const names = new Set(keys.map(nameOf))
  const rows = await db.rows(findSessions, [
    keys.map(({ hash }) => hexBytes(hash)),
    keys.map(({ playerId }) => playerId),
  ])
  // In a batch of several players, nobody gets another's session.
  return rows.filter((row) => names.has(nameOf(row)))
}

const nameOf = ({ hash, playerId }: SessionKey): string => `${playerId} ${hash}`

const findByHash = statement<SessionRow>(
  'game_session_find_by_hash',
  `select ${sessionColumns} from game_session s where s.session_hash = $1`,
)
/** The session's owner, for operations that name no player. */
export const sessionFindByHash = (db: Queryable, hash: Buffer) => atMostOne(db.rows(findByHash, [hash]))

const close = statement<{ id: bigint }>(
  'game_session_close',
  `update game_session set bets_until = $2
   where player_id = $1 and superseded_at is null and (bets_until is null or bets_until > $2) returning id`,
)
/** Stops bets from that moment on. An earlier end stays. */
export const sessionClose = (tx: Queryable, { playerId, betsUntil }: { playerId: bigint; betsUntil: Instant }) =>
  tx.rows(close, [playerId, sqlTime(betsUntil)])

const hasMet = statement<{ found: boolean }>(
  'game_session_has_met',
  `select exists (
     select from game_session where player_id = $1 and provider_id = $2 and session_hash is not null
   ) or exists (select from game_free_round where player_id = $1 and provider_id = $2) as found`,
)
/** Whether the player has ever had a session with the provider, or was given free rounds there. */
export const playerHasMet = async (
  db: Queryable,
  { playerId, providerId }: Pick<NewLaunch, 'playerId' | 'providerId'>,
): Promise<boolean> => (await exactlyOne(db.rows(hasMet, [playerId, providerId]))).found

const deleteOld = statement(
  'game_session_delete_old',
  `delete from game_session s
   where s.launched_at < $1 and (
     s.session_hash is null
     or exists (
       select from game_session later
       where later.player_id = s.player_id and later.provider_id = s.provider_id
         and later.session_hash is not null and later.id > s.id
     )
   )`,
)
/** A player's last session with each provider is kept, as proof that the two have met. */
export const sessionDeleteOld = (db: Queryable, before: Instant) => db.rows(deleteOld, [sqlTime(before)])
