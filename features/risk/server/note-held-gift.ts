import type { Instant } from '#core/clock/instant.ts'
import { demoPlayerIs } from '#features/account/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { reportDueAt } from '../report-due-at.ts'
import { alertsJoinCase } from './aml-alert.store.ts'
import { caseFindOpenOf, caseInsert } from './aml-case.store.ts'
import { entryInsert, entryIsOfPlayer } from './aml-entry.store.ts'

export type HeldGift = { readonly playerId: bigint; readonly title: string; readonly now: Instant }

/**
 * Somebody wanted what another player of their cluster has had, and what is given to one person once. It goes into the
 * player's case, which is opened where there is none; each gift once, however often they ask.
 */
export async function noteHeldGift(tx: Transaction, { playerId, title, now }: HeldGift): Promise<void> {
  const text = `Held: "${title}" is given once to one person, and a player linked with this one has had it.`
  if ((await demoPlayerIs(tx, playerId)) || (await entryIsOfPlayer(tx, { playerId, text }))) return
  const opened = await caseInsert(tx, { playerId, openedAt: now, openedBy: author, dueAt: reportDueAt(now) })
  // Whoever opens a case, or finds it, holds it: the same gift is not noted twice by two who look at once.
  const caseId = opened ?? (await caseFindOpenOf(tx, playerId))
  if (caseId === undefined || (await entryIsOfPlayer(tx, { playerId, text }))) return
  if (opened !== undefined) await alertsJoinCase(tx, playerId, opened)
  await entryInsert(tx, { caseId, at: now, author, kind: 'note', text })
}

const author = 'house'
