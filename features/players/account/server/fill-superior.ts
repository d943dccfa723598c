import { days, wholeSeconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { publish } from '#platform/outbox/publish.ts'
import { fillSuperior } from '../contract.ts'
import { refuseSuperior } from '../refuse-superior.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { playerFind, playerFindForUpdate } from './store/player.store.ts'
import { playerInvited } from './player-invited.ts'
import { superiorIsBelow, superiorLock, superiorSet } from './store/superior.store.ts'

type Dependencies = Pick<AccountDependencies, 'limiter' | 'factsOf'>
type InviterLink = { readonly playerId: bigint; readonly superiorId: bigint; readonly now: Instant }

// Every attempt reveals whether a number belongs to a player.
const fillLimit = (playerId: bigint) => ({ name: 'fillSuperior', key: String(playerId), max: 10, window: days(1) })

/** Sets the player's inviter, permanently. */
export const fillSuperiorHandler = ({ limiter, factsOf }: Dependencies) =>
  handleOutsideTransaction(fillSuperior, async ({ input: { pid }, identity: { playerId }, now, db }) => {
    const taken = await limiter.take([fillLimit(playerId)], now)
    if (!taken.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(taken.retryAfter) })
    const refusal = await db.transaction((tx) => fill(tx, { playerId, superiorId: pid, now }, factsOf))
    return refusal === undefined ? answer({ pid }) : refuse(refusal)
  })

async function fill(tx: Transaction, { playerId, superiorId, now }: InviterLink, factsOf: Dependencies['factsOf']) {
  await superiorLock(tx)
  const player = await playerFindForUpdate(tx, playerId)
  if (!player) throw new Error(`player ${playerId} of a live session does not exist`)
  const { totalRecharge } = await factsOf(tx, playerId)
  const isPossible =
    (await playerFind(tx, superiorId)) !== undefined &&
    !(await superiorIsBelow(tx, { candidateId: superiorId, playerId }))
  const refusal = refuseSuperior({ ...player, hasRecharged: totalRecharge > 0n, isPossible }, now)
  if (refusal === undefined && (await superiorSet(tx, { playerId, superiorId }))) {
    await publish(tx, playerInvited({ playerId, superiorId, registeredAt: player.registeredAt }))
  }
  return refusal
}
