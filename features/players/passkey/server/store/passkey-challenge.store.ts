import { addDuration, type Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { challengeLifetime } from '../../rules.ts'

export type ChallengePurpose = 'add' | 'signIn' | 'confirm'

type NewChallenge = {
  readonly challenge: string
  readonly purpose: ChallengePurpose
  /** Null: nobody has signed in yet. */
  readonly playerId: bigint | null
  /** Of a confirmation only. */
  readonly nonce?: Buffer
  readonly now: Instant
}

const insert = statement(
  'passkey_challenge_insert',
  `insert into passkey_challenge (challenge, purpose, player_id, nonce, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6)`,
)
export const challengeInsert = (db: Queryable, { challenge, purpose, playerId, nonce, now }: NewChallenge) =>
  db.rows(insert, [
    challenge,
    purpose,
    playerId,
    nonce ?? null,
    sqlTime(now),
    sqlTime(addDuration(now, challengeLifetime)),
  ])

export type ChallengeRef = {
  readonly challenge: string
  readonly purpose: ChallengePurpose
  readonly playerId: bigint | null
  readonly now: Instant
}

const find = statement<{ nonce: Buffer | null }>(
  'passkey_challenge_find',
  `select nonce from passkey_challenge where challenge = $1 and purpose = $2 and player_id is not distinct from $3
     and used_at is null and expires_at > $4`,
)
/** Undefined: it was used or expired, or it is for something or somebody else. */
export const challengeFind = (db: Queryable, { challenge, purpose, playerId, now }: ChallengeRef) =>
  atMostOne(db.rows(find, [challenge, purpose, playerId, sqlTime(now)]))

const use = statement(
  'passkey_challenge_use',
  `update passkey_challenge set used_at = $4 where challenge = $1 and purpose = $2
     and player_id is not distinct from $3 and used_at is null and expires_at > $4 returning challenge`,
)
/** False if it was used or expired: of two simultaneous uses, one wins. */
export const challengeUse = async (db: Queryable, { challenge, purpose, playerId, now }: ChallengeRef) =>
  (await db.rows(use, [challenge, purpose, playerId, sqlTime(now)])).length === 1

const deleteOld = statement<{ challenge: string }>(
  'passkey_challenge_delete_old',
  'delete from passkey_challenge where expires_at < $1 returning challenge',
)
export const challengeDeleteOld = async (db: Queryable, before: Instant): Promise<number> =>
  (await db.rows(deleteOld, [sqlTime(before)])).length
