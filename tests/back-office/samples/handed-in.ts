import sharp from 'sharp'
import { identityDependencies } from '#apps/server/features/player-modules.ts'
import { keepDocument } from '#features/players/identity/server/keep-document.ts'
import type { TestSite } from '#tests/support/test-site.ts'

/** A picture as a phone's camera makes it, in small. */
export const testPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#8fb7d9' } })
    .jpeg()
    .toBuffer()

/** The player's identity waits for a decision, with one picture. Answers its revision. */
export async function handedIn({ context, clock }: TestSite, playerId: number): Promise<number> {
  const { pool } = context.db
  const now = new Date(clock.now())
  await pool.query(
    `insert into identity (player_id, status, created_at) values ($1, 'DRAFT', $2) on conflict do nothing`,
    [playerId, now],
  )
  await pool.query(`update restricted_hit set state = 'cleared', decided_at = $1 where state <> 'cleared'`, [now])
  await pool.query(`update identity set status = 'DRAFT' where player_id = $1`, [playerId])
  const bytes = await testPicture()
  const needs = { ...identityDependencies(context), authenticate: async () => undefined }
  await keepDocument({ playerId: BigInt(playerId), item: 'idFront', bytes, now: clock.now() }, needs)
  const { rows } = await pool.query<{ revision: number }>(
    `update identity set status = 'SUBMITTED', first_name = 'Maria', last_name = 'Cruz', birth_date = '1990-05-04',
       id_hash = decode(lpad($1::text, 64, '0'), 'hex'), submitted_at = $2, decided_at = null, expires_at = null
     where player_id = $1 returning revision`,
    [playerId, now],
  )
  return rows[0]?.revision ?? 0
}

let listed = 0
/** An open hit of the player's, and its number. */
export async function listedAs({ context, clock }: TestSite, playerId: number): Promise<number> {
  await context.db.pool.query(`update restricted_hit set state = 'cleared', decided_at = $1 where state = 'open'`, [
    new Date(clock.now()),
  ])
  const { rows } = await context.db.pool.query<{ id: string }>(
    `insert into restricted_hit (player_id, list, name, name_key, found_by, found_at)
     values ($1, 'Samples', $2, $2, 'list', $3) returning id::text as id`,
    [playerId, `name ${++listed}`, new Date(clock.now())],
  )
  return Number(rows[0]?.id)
}
