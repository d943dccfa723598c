import type { HouseCheck } from '#ledger'
import { roundFindFaults } from '../store/round-fault.store.ts'

/** What a round says was staked and won is the sum of its bets and wins that stand, and the sweeper knows which are open. */
export const roundsCheck: HouseCheck = {
  name: 'round',
  says: 'every round is the sum of its bets and wins; those that are open and those that were corrected are listed, and no other',
  find: async (tx) =>
    (await roundFindFaults(tx)).map(({ playerId, providerId, roundId, fault }) => ({
      where: `player ${playerId}, round ${roundId} of ${providerId}`,
      what: fault,
    })),
}
