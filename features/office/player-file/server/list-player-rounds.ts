import { plainDecimal } from '#core/money/plain-decimal.ts'
import { gameTitles } from '#features/play/game-launch/server/index.ts'
import { providerNames, roundsForStaff } from '#features/play/game-wallet/server/index.ts'
import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { listPlayerRounds } from '../contract.ts'
import { roundStateWords } from '../round-state-words.ts'

export const listPlayerRoundsHandler = handleStaffList(listPlayerRounds, {
  read: async ({ input: { playerId, show, providerId, from, until, ...paging }, db, limit, countMax }) => {
    const filter = {
      playerId,
      open: show === 'open',
      providerId: providerId || undefined,
      from,
      until,
    }
    const page = await roundsForStaff.read(db, { ...paging, filter, limit, countMax })
    return { ...page, rows: await withNames(db, page.rows) }
  },
  csv: [
    { name: 'Began (Manila)', cell: ({ openedAt }) => csvTime(openedAt) },
    { name: 'Ended (Manila)', cell: ({ endedAt }) => csvTime(endedAt) },
    { name: 'Provider', cell: ({ providerName }) => providerName },
    { name: 'Game', cell: ({ gameTitle, gameCode }) => gameTitle ?? gameCode },
    { name: 'Round', cell: ({ roundId }) => roundId },
    { name: 'Status', cell: ({ state }) => roundStateWords[state] },
    { name: 'Bet', cell: ({ stake }) => plainDecimal(stake) },
    { name: 'Win', cell: ({ win }) => plainDecimal(win) },
    { name: 'Free', cell: ({ isFree }) => (isFree ? 'yes' : '') },
    { name: 'Corrected', cell: ({ revision }) => (revision > 0 ? 'yes' : '') },
  ],
})

type RoundKey = { readonly providerId: string; readonly gameCode: string | null }

/** Staff know games and providers by their names. */
async function withNames<Row extends RoundKey>(db: Queryable, rows: readonly Row[]) {
  const refOf = ({ providerId, gameCode }: RoundKey) => ({ providerId, gameCode: gameCode ?? '' })
  const [titleOf, names] = await Promise.all([gameTitles(db, rows.map(refOf)), providerNames(db)])
  return rows.map((row) => ({
    ...row,
    gameTitle: titleOf(refOf(row)) ?? null,
    providerName: names.get(row.providerId) ?? row.providerId,
  }))
}
