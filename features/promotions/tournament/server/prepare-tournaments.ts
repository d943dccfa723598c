import type { Instant } from '#core/clock/instant.ts'
import { isOpen, type Promotion, promotionOf, releasePool, reservePool } from '#features/promotions/kit/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { poolOf, type TournamentSettings, tournamentsDue } from '../rules.ts'
import { tournamentFind, tournamentInsert } from './store/tournament.store.ts'
import { tournamentKind } from './tournament-kind.ts'

type Due = ReturnType<typeof tournamentsDue>[number]

/** Fixes the terms of the coming day's tournaments and reserves their prizes. Without a budget for all there is none. */
export async function prepareTournaments(db: Database, now: Instant): Promise<void> {
  const promotion = await promotionOf(db, tournamentKind)
  if (promotion === undefined || !isOpen(promotion, now)) return
  for (const due of tournamentsDue(promotion.settings, now)) {
    if ((await tournamentFind(db, due.window.id)) !== undefined) continue
    await db.transaction((tx) => prepare(tx, promotion, due, now))
  }
}

async function prepare(
  tx: Transaction,
  promotion: Promotion<TournamentSettings>,
  { planned, window }: Due,
  now: Instant,
): Promise<void> {
  const pool = poolOf(planned.prizes)
  if (!(await reservePool(tx, { promotion, pool, at: window.endsAt }))) return
  const { version, settings } = promotion
  if (await tournamentInsert(tx, { ...planned, ...window, version, pool, betRate: settings.betRate }, now)) return
  await releasePool(tx, { key: tournamentKind.key, left: pool, at: window.endsAt })
}
