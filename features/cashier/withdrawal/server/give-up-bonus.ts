import { answer, refuse } from '#core/contract/outcome.ts'
import { openPlayFind } from '#features/play/game-wallet/server/index.ts'
import { balancesForUpdate, forfeit, forfeitDebit, turnoverMeter } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { giveUpBonus } from '../contract.ts'

/**
 * The player gives up a bonus. A stake in an open round, or coins in the safebox, would come back after the debit and take the
 * credit along, so the round has to end and the coins have to be in the balance first.
 */
export const giveUpBonusHandler = () =>
  handle(giveUpBonus, async ({ input: { id, debit }, identity: { playerId }, now, tx }) => {
    const { coin, safebox } = await balancesForUpdate(tx, playerId)
    const { items } = await turnoverMeter(tx, playerId)
    const bonus = items.find((item) => item.id === id && item.kind === 'bonus')
    if (bonus === undefined) return refuse('bonusEnded')
    if ((await openPlayFind(tx, playerId)).rounds > 0) return refuse('bonusInRound')
    if (coin < bonus.credit && safebox > 0n) return refuse('bonusInSafebox')
    if (forfeitDebit(bonus.credit, coin) !== debit) return refuse('debitChanged')
    const end = await forfeit(tx, { playerId, id, now })
    return end.kind === 'forfeited' ? answer({ debit: end.debit }) : refuse('bonusEnded')
  })
