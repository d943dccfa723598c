import { basisPoints } from '#core/money/basis-points.ts'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import type { GlwKey } from '#games/protocol/server/sign-request.ts'
import { createTokenHash } from '#platform/crypto/opaque-token.ts'
import { asOwner } from '../ledger/bench-database.ts'
import { openWalletSite } from './wallet-site.ts'

export const providerId = 'bench'
export const gameCode = 'bench-slots'

/** Players are numbered from 1. */
export const sessionOf = (player: number): string => `bench-session-${String(player).padStart(12, '0')}`

export const tokenOf = (player: number): string => `bench-token-${String(player).padStart(20, '0')}`

export type WalletPlayers = { readonly appUrl: string; readonly ownerUrl: string; readonly playerCount: number }

/** A provider with a key and a game, and players with a session in it. Their money is given to them elsewhere. */
export async function openWalletPlayers({ appUrl, ownerUrl, playerCount }: WalletPlayers): Promise<GlwKey> {
  const { context, features } = openWalletSite(appUrl)
  const now = context.clock.now()
  const { providers } = features.gameWallet
  await providers.save({ ...provider, requestsPerSecond: 1_000_000 }, now)
  const key = await providers.addKey(providerId, now)
  if (typeof key === 'string') throw new Error(`no key: ${key}`)
  await gameSave(context.db, game)
  const hash = createTokenHash(context.secret, 'game-session')
  const players = Array.from({ length: playerCount }, (_, index) => index + 1)
  const hashes = players.map((player) => hash(sessionOf(player)).toString('hex'))
  const tokens = players.map((player) => context.hashToken(tokenOf(player)).toString('hex'))
  await asOwner(ownerUrl, async (owner) => {
    await owner.query(insertPlayers, [playerCount])
    await owner.query(insertSessions, [hashes, providerId, gameCode])
    await owner.query(insertSignIns, [tokens])
    await owner.query('vacuum analyze session, player, game_session, game, game_provider')
  })
  await context.db.close()
  return key
}

const provider = {
  id: providerId,
  name: 'Bench',
  state: 'enabled',
  mayVoidRound: false,
  mayAdjust: false,
  mayPromo: false,
  mayJackpot: false,
  lateWinHours: null,
  promoBetRate: basisPoints(10_000),
  inquiryUrl: null,
  adapter: null,
} as const

const game = {
  providerId,
  code: gameCode,
  name: 'Bench Slots',
  type: 'slots',
  state: 'enabled',
  isInMaintenance: false,
  launchUrl: 'https://games.example.ph/play',
} as const

const insertPlayers = `
  insert into player (id, uuid, account, account_type, account_shown, password_hash, password_changed_at, nickname, avatar,
    birth_date, invite_code, registered_at)
  select id, gen_random_uuid(), 'bench' || id, 'username', 'bench' || id, 'none', now(), 'Juan', 1, '1990-05-04',
    'bench' || id, now()
  from generate_series(1, $1::bigint) as id`

const insertSignIns = `
  insert into session (player_id, token_hash, device_kind, device, fingerprint, place, ip, kept, started_at, last_action_at,
    expires_at)
  select t.player, decode(t.hash, 'hex'), 'phone', 'bench', null, '', '127.0.0.1', true, now(), now(), now() + interval '1 day'
  from unnest($1::text[]) with ordinality as t (hash, player)`

const insertSessions = `
  insert into game_session (player_id, provider_id, game_code, launch_hash, launched_at, session_hash, authenticated_at)
  select s.player, $2, $3, sha256(('launch ' || s.hash)::bytea), now(), decode(s.hash, 'hex'), now()
  from unnest($1::text[]) with ordinality as s (hash, player)`
