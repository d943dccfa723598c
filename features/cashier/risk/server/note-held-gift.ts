import { formatMessage } from '#core/message/format-message.ts'
import type { LocalText } from '#core/message/local-text.ts'
import type { Instant } from '#core/clock/instant.ts'
import { demoPlayerIs } from '#features/players/account/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { HoldBasis } from '../hold-bases.ts'
import { openPlayerCase } from './open-player-case.ts'
import { caseFindOpenOf } from './store/aml-case.store.ts'
import { entryInsert, entryIsOfPlayer } from './store/aml-entry.store.ts'
import { heldGiftSave } from './store/held-gift.store.ts'
import { clusterOf } from './store/link.store.ts'

export type HeldGift = {
  readonly playerId: bigint
  /** The promotion's key and its title. */
  readonly gift: string
  readonly title: LocalText
  readonly now: Instant
}

/**
 * Records a held once-per-person gift that another player of the cluster, or enough accounts of the network, already
 * had. It waits for review and is added to the player's case, which is opened if missing; once per gift, however often
 * it is claimed.
 */
export async function noteHeldGift(tx: Transaction, { playerId, gift, title, now }: HeldGift): Promise<void> {
  const basis = (await clusterOf(tx, playerId, 2)).length > 1 ? 'tied' : 'network'
  await heldGiftSave(tx, { playerId, gift, title: title.en, titleFil: title.fil, basis, heldAt: now })
  const text = formatMessage(texts[basis], { title: title.en })
  if ((await demoPlayerIs(tx, playerId)) || (await entryIsOfPlayer(tx, { playerId, text }))) return
  const opened = await openPlayerCase(tx, { playerId, now, openedBy: author })
  // Opening or finding a case locks it: two simultaneous checks record a gift once.
  const caseId = opened?.caseId ?? (await caseFindOpenOf(tx, playerId))
  if (caseId === undefined || (await entryIsOfPlayer(tx, { playerId, text }))) return
  await entryInsert(tx, { caseId, at: now, author, kind: 'note', text })
}

const texts = {
  tied: 'Reward on hold: “{title}” can be claimed once per person, and a linked player already claimed it.',
  network:
    'Reward on hold: “{title}” can be claimed once per person, and players on the same network claimed it on the same day.',
} as const satisfies Readonly<Record<HoldBasis, string>>
const author = 'house'
