import type { LedgerInvariant } from '#ledger'
import { roundFindFaults } from '../store/round-fault.store.ts'

/** A round's stake and win are the sums of its standing bets and wins, and the sweeper knows every open round. */
export const roundsCheck: LedgerInvariant = {
  name: 'round',
  says: 'every round is the sum of its bets and wins; those that are open and those that were corrected are listed, and no other',
  find: async (tx) =>
    (await roundFindFaults(tx)).map(({ playerId, providerId, roundId, fault }) => ({
      where: `player ${playerId}, round ${roundId} of ${providerId}`,
      what: fault,
    })),
}
