import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { caseDueAt } from '../case-due-at.ts'
import { alertListOpenOf, alertsJoinCase } from './store/aml-alert.store.ts'
import { caseInsert } from './store/aml-case.store.ts'

type NewPlayerCase = { readonly playerId: bigint; readonly now: Instant; readonly openedBy: string }
type OpenedCase = { readonly caseId: bigint; readonly dueAt: Instant }

/** Opens a case with every open alert of the player. Undefined: there is an open one. */
export async function openPlayerCase(
  tx: Transaction,
  { playerId, now, openedBy }: NewPlayerCase,
): Promise<OpenedCase | undefined> {
  const dueAt = caseDueAt(now, await alertListOpenOf(tx, playerId))
  const caseId = await caseInsert(tx, { playerId, openedAt: now, openedBy, dueAt })
  if (caseId === undefined) return undefined
  await alertsJoinCase(tx, playerId, caseId)
  return { caseId, dueAt }
}
