import type { Instant } from '#core/clock/instant.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { balancesOf } from '../book/book.store.ts'
import { lockBooks } from '../lock-books.ts'
import { clearDepleted, depletedBelow, isDepleted, type OpenPlay } from './ending.ts'
import { requirementFindActive, requirementSave } from './requirement.store.ts'
import { bonusesEnded } from './bonus-events.ts'
import { turnoverChanged } from './turnover-events.ts'
import { turnoverFindPoor, turnoverLock } from './turnover-player.store.ts'

/** What these players have in open rounds; players without one may be left out. */
export type FindOpenPlay = (tx: Transaction, playerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, OpenPlay>>

export type DepletionDependencies = { readonly openPlay: FindOpenPlay; readonly now: Instant }

/** Clears the requirements of players who have lost everything. Call it when a balance may have run out. */
export async function clearIfDepleted(
  tx: Transaction,
  playerIds: readonly bigint[],
  needs: DepletionDependencies,
): Promise<void> {
  await clearPoor(tx, await lockPoor(tx, playerIds), needs)
}

/** Locks the books of players with almost nothing, so that no bet or win intervenes in the checks that follow. */
export async function lockPoor(tx: Transaction, playerIds: readonly bigint[]): Promise<bigint[]> {
  const poor = await turnoverFindPoor(tx, playerIds, depletedBelow)
  if (poor.length > 0) await lockBooks(tx, poor)
  return poor
}

/** Checks again, with the players' books locked. */
export async function clearPoor(
  tx: Transaction,
  poor: readonly bigint[],
  { openPlay, now }: DepletionDependencies,
): Promise<void> {
  if (poor.length === 0) return
  const players = await turnoverLock(tx, poor)
  const open = await openPlay(tx, poor)
  const cleared = []
  for (const { playerId, withdrawals } of players) {
    const atPlay = open.get(playerId) ?? { rounds: 0, stake: zeroCentavos }
    if (!isDepleted(await balancesOf(tx, playerId), atPlay)) continue
    const active = await requirementFindActive(tx, [playerId])
    cleared.push(...active.map((requirement) => clearDepleted(requirement, { withdrawals, now })))
  }
  await requirementSave(tx, cleared)
  const playerIds = [...new Set(cleared.map(({ playerId }) => playerId))]
  await publish(tx, [...playerIds.map((playerId) => turnoverChanged(playerId, [])), ...bonusesEnded(cleared)])
}
