import type { HouseCheck } from '#ledger'
import { roundSumFindFaults } from '../store/round-sum.store.ts'

/** The sums that reports read for past days equal the rounds of those days. */
export const roundSumsCheck: HouseCheck = {
  name: 'roundSum',
  says: 'a day whose rounds are summed up has the sums, and the players, of its rounds',
  find: async (tx) =>
    (await roundSumFindFaults(tx)).map(({ day, providerId, gameCode }) => ({
      where: `${day}, ${gameCode} of ${providerId}`,
      what: 'it is not summed up as it was played',
    })),
}
