import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { lockBooks } from '../lock-books.ts'
import { decideCancel } from './ending.ts'
import { type CreditKey, requirementFindActive, requirementFindBySource, requirementSave } from './requirement.store.ts'
import { bonusesEnded } from './bonus-events.ts'
import { turnoverChanged } from './turnover-events.ts'
import { turnoverLock } from './turnover-player.store.ts'

/** Ends a requirement in the transaction that takes its credit back. False if there was none. */
export async function cancelRequirement(tx: Transaction, credit: CreditKey & { now: Instant }): Promise<boolean> {
  const { playerId, now } = credit
  await lockBooks(tx, [playerId])
  await turnoverLock(tx, [playerId])
  const requirement = await requirementFindBySource(tx, credit)
  const cancelled = requirement && decideCancel(requirement, now)
  if (cancelled === undefined) return false
  await requirementSave(tx, [cancelled])
  const active = await requirementFindActive(tx, [playerId])
  await publish(tx, [turnoverChanged(playerId, active), ...bonusesEnded([cancelled])])
  return true
}
