import type pg from 'pg'
import type { ServerContext } from '#apps/server/server-context.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { post } from '#ledger'

const firstId = 80_000_000
const atOnce = 50

/** What a bot is signed in with. */
export const tokenOf = (playerId: bigint): string => `bot-token-${String(playerId).padStart(24, '0')}`

type EnrolmentPlan = {
  readonly context: Pick<ServerContext, 'db' | 'hashToken' | 'clock'>
  readonly owner: pg.Client
  readonly count: number
  readonly purse: Centavos
}

/** Players who are signed in and have money. They did not register one by one: a password's hash costs what a round does not. */
export async function enrolBots({ context, owner, count, purse }: EnrolmentPlan): Promise<readonly bigint[]> {
  const players = Array.from({ length: count }, (_, index) => BigInt(firstId + index))
  await owner.query(insertPlayers, [players.map(String)])
  const tokens = players.map((id) => context.hashToken(tokenOf(id)).toString('hex'))
  await owner.query(insertSessions, [players.map(String), tokens])
  for (let done = 0; done < count; done += atOnce)
    await Promise.all(players.slice(done, done + atOnce).map((id) => fund(context, id, purse)))
  return players
}

const fund = ({ db, clock }: EnrolmentPlan['context'], playerId: bigint, amount: Centavos) =>
  db.transaction((tx) =>
    post(tx, {
      playerId,
      source: 'bots',
      key: `purse-${playerId}`,
      now: clock.now(),
      transfers: [{ reason: 'manualCredit', from: 'adjustment', to: 'coin', amount, reference: 'bots' }],
    }),
  )

const insertPlayers = `
  insert into player (id, uuid, account, account_type, account_shown, password_hash, password_changed_at, nickname, avatar,
    birth_date, invite_code, registered_at)
  select id, gen_random_uuid(), 'bot' || id, 'username', 'bot' || id, 'none', now(), 'Bot', 1, '1990-05-04', 'bot' || id,
    now()
  from unnest($1::bigint[]) as id`

const insertSessions = `
  insert into session (player_id, token_hash, device_kind, device, fingerprint, place, ip, kept, started_at, last_action_at,
    expires_at)
  select t.player, decode(t.hash, 'hex'), 'phone', 'bot', 'bot', '', '127.0.0.1', true, now(), now(), now() + interval '1 day'
  from unnest($1::bigint[], $2::text[]) as t (player, hash)`
