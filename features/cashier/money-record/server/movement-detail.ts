import { answer, refuse } from '#core/contract/outcome.ts'
import { centavos } from '#core/money/centavos.ts'
import { archiveMonthOf, transferDetail } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { movementDetail } from '../contract.ts'
import { kindOfReason } from '../record-kinds.ts'
import { counterOf } from './counter-of.ts'
import { roundOf } from './read-movements.ts'
import { roundGameNames } from './round-game-names.ts'

/** One movement of the player's own book, with both accounts. */
export const movementDetailHandler = handle(movementDetail, async ({ input: { id }, identity: { playerId }, tx }) => {
  const found = await transferDetail(tx, { playerId, seq: id })
  if (found === undefined) {
    const month = await archiveMonthOf(tx, playerId, id)
    return refuse(month === undefined ? 'movementNotFound' : 'movementArchived')
  }
  const { seq, at, reason, reference, asset, from, to, fromBalance, toBalance, closes, closedBy, hash } = found
  const rounds = [from, to].flatMap((counter) => roundOf({ counter, reference }))
  const [gameName = null] = (await roundGameNames(tx, playerId, rounds)).values()
  return answer({
    id: seq,
    time: at,
    kind: kindOfReason[reason],
    reason,
    reference,
    gameName,
    amount: centavos(found.amount),
    isPoints: asset === 'points',
    from: sideOf(from, fromBalance),
    to: sideOf(to, toBalance),
    closes,
    closedBy,
    hash,
  })
})

const sideOf = (account: Parameters<typeof counterOf>[0], balance: bigint | null) => ({
  place: counterOf(account),
  balance: balance === null ? null : centavos(balance),
})
