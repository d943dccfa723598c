import type { Instant } from '#core/clock/instant.ts'
import { closeForReview, excludedAmong } from '#features/account/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { reportDueAt } from '../report-due-at.ts'
import { alertsJoinCase } from './aml-alert.store.ts'
import { caseFindOpenOf, caseInsert } from './aml-case.store.ts'
import { entryInsert, entryIsOfPlayer } from './aml-entry.store.ts'
import { clusterOf } from './link.store.ts'

export type ReviewNeeds = Pick<Parameters<typeof closeForReview>[1], 'writeLetter'>

type Looked = { readonly playerId: bigint; readonly now: Instant }

const clusterMax = 50

/**
 * Who shares a device, an account paid to or a document with an excluded player may be that player under another name. Play,
 * deposits and gifts are closed, and a person decides. Each tie is looked at once: what the staff opens again stays open.
 */
export async function reviewExcludedTies(
  tx: Transaction,
  { playerId, now }: Looked,
  { writeLetter }: ReviewNeeds,
): Promise<void> {
  const others = (await clusterOf(tx, playerId, clusterMax)).filter((id) => id !== playerId)
  const excluded = others.length === 0 ? [] : await excludedAmong(tx, others, now)
  for (const other of excluded) {
    const text = `Tied to player ${other}, who is excluded. Play, deposits and gifts are closed until somebody has looked at it.`
    if (await entryIsOfPlayer(tx, { playerId, text })) continue
    const opened = await caseInsert(tx, { playerId, openedAt: now, openedBy: author, dueAt: reportDueAt(now) })
    // Whoever opens a case, or finds it, holds it: two requests that come at once note one tie once.
    const caseId = opened ?? (await caseFindOpenOf(tx, playerId))
    if (caseId === undefined || (await entryIsOfPlayer(tx, { playerId, text }))) continue
    if (opened !== undefined) await alertsJoinCase(tx, playerId, opened)
    await entryInsert(tx, { caseId, at: now, author, kind: 'note', text })
    await closeForReview(tx, { playerId, now, writeLetter })
  }
}

const author = 'house'
