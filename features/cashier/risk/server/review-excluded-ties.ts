import type { Instant } from '#core/clock/instant.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { dayOf } from '#core/clock/manila.ts'
import { closeForReview, excludedAmong, registeredAt } from '#features/players/account/server/index.ts'
import { writeToPlayer } from '#features/players/mail/server/index.ts'
import { kycStatusOf } from '#features/players/identity/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { openPlayerCase } from './open-player-case.ts'
import { caseFindOpenOf } from './store/aml-case.store.ts'
import { entryInsert, entryIsOfPlayer } from './store/aml-entry.store.ts'
import { othersUsing } from './link-players.ts'
import { clusterOf } from './store/link.store.ts'
import { isFromUnnamed, type TraitKey } from './used-by.ts'

type TieReview = {
  readonly playerId: bigint
  readonly now: Instant
  /** What the player's request carries. */
  readonly used?: readonly TraitKey[]
}

const clusterMax = 50

/**
 * Sharing a device, payout account or document with an excluded player may mean being that player. Play, deposits and
 * gifts are closed pending review. An unverified player who registered today on an excluded player's network is
 * reviewed, too, but only closed if the device has no fingerprint: a carrier has thousands of households on one
 * network. Each tie is raised once: a lock lifted by staff stays lifted.
 */
export async function reviewExcludedTies(tx: Transaction, looked: TieReview): Promise<void> {
  const { playerId, now } = looked
  for (const { text, closes } of [...(await closeTies(tx, looked)), ...(await networkTies(tx, looked))]) {
    if (await entryIsOfPlayer(tx, { playerId, text })) continue
    const opened = await openPlayerCase(tx, { playerId, now, openedBy: author })
    // Opening or finding a case locks it: two simultaneous requests record a tie once.
    const caseId = opened?.caseId ?? (await caseFindOpenOf(tx, playerId))
    if (caseId === undefined || (await entryIsOfPlayer(tx, { playerId, text }))) continue
    await entryInsert(tx, { caseId, at: now, author, kind: 'note', text })
    if (closes) await closeForReview(tx, { playerId, now, writeLetter: writeToPlayer })
  }
}

type Tie = { readonly text: string; readonly closes: boolean }

async function closeTies(tx: Transaction, { playerId, now }: TieReview): Promise<Tie[]> {
  const others = (await clusterOf(tx, playerId, clusterMax)).filter((id) => id !== playerId)
  const excluded = others.length === 0 ? [] : await excludedAmong(tx, others, now)
  return excluded.map((other) => ({ text: formatMessage(texts.linked, { other: String(other) }), closes: true }))
}

/** A network only ties new, unverified players. */
async function networkTies(tx: Transaction, { playerId, now, used = [] }: TieReview): Promise<Tie[]> {
  const network = used.find(({ kind }) => kind === 'network')
  if (network === undefined) return []
  const others = await othersUsing(tx, { ...network, playerId })
  const excluded = others.length === 0 ? [] : await excludedAmong(tx, others, now)
  if (excluded.length === 0) return []
  const registered = await registeredAt(tx, playerId)
  if (registered === undefined || dayOf(registered) !== dayOf(now)) return []
  if ((await kycStatusOf(tx, playerId)) === 'APPROVED') return []
  const closes = isFromUnnamed(used)
  return [{ text: closes ? texts.sameNetwork : texts.sameNetworkOnly, closes }]
}

const texts = {
  linked:
    'Linked to player {other}, who is excluded. Play, deposits and rewards are restricted until a member reviews this.',
  sameNetwork:
    'Registered on the same network and day as an excluded player. Play, deposits and rewards are restricted until a member reviews this.',
  sameNetworkOnly:
    'Registered on the same network and day as an excluded player. The device is different, so nothing is restricted.',
} as const
const author = 'house'
