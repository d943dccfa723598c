import { endOfDay, startOfDay } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { addCentavos, type Centavos, centavos, zeroCentavos } from '#core/money/centavos.ts'
import { given, takenBack } from '#features/office/dashboard/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { playersRegisteredIn } from '#features/players/account/server/index.ts'
import { channelsOfPlayers, firstOpensByChannel, unknownChannel } from '#features/players/event-log/server/index.ts'
import { netRevenueByGroup } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewChannels } from '../contract.ts'
import type { ReportDays } from '../rules.ts'
import { faultOfArchived, faultOfDays } from './fault-of-days.ts'

type ChannelRow = {
  readonly channel: string
  readonly visits: bigint
  readonly registered: bigint
  readonly depositors: bigint
  readonly ngr: Centavos
}

/** First visits on these days, and what the players who registered on them have brought by now. */
export async function readChannels(db: Queryable, days: ReportDays): Promise<{ readonly channels: ChannelRow[] }> {
  const [from, until] = [startOfDay(days.from), endOfDay(days.until)]
  const { ids } = await playersRegisteredIn(db, { from, until })
  const [visits, known] = await Promise.all([firstOpensByChannel(db, { from, until }), channelsOfPlayers(db, ids)])
  const brought = await netRevenueByGroup(db, {
    playerIds: ids,
    groups: known.map(({ playerId, channel }) => ({ playerId, name: channel })),
    rest: unknownChannel,
    since: from,
    earned: ['bet', 'winRollback', ...takenBack],
    spent: ['betRollback', 'win', ...given],
  })
  return {
    channels: largestChannels([
      ...visits.map(({ channel, visits: opened }) => ({ ...nothing, channel, visits: opened })),
      ...brought.map(({ name, players, depositors, net }) => {
        return { ...nothing, channel: name, registered: players, depositors, ngr: centavos(net) }
      }),
    ]),
  }
}

export const viewChannelsHandler = handleStaff(viewChannels, async ({ input, db, now }) => {
  const fault = faultOfDays(input)
  return fault ?? (await faultOfArchived(db, input, now)) ?? answer(await readChannels(db, input))
})

const nothing = { visits: 0n, registered: 0n, depositors: 0n, ngr: zeroCentavos }
const channelsMax = 50
const otherChannels = 'other'

/** One row a channel. Anybody can send a campaign's mark, so that all but the largest share a row. */
export function largestChannels(parts: readonly ChannelRow[]): ChannelRow[] {
  const rows = [...Map.groupBy(parts, ({ channel }) => channel)].map(([channel, same]) => totalOf(channel, same))
  const sorted = rows.toSorted((a, b) => compare(b.registered, a.registered) || compare(b.visits, a.visits))
  const rest = sorted.slice(channelsMax)
  return [...sorted.slice(0, channelsMax), ...(rest.length > 0 ? [totalOf(otherChannels, rest)] : [])]
}

const compare = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? -1 : 1)

const totalOf = (channel: string, rows: readonly ChannelRow[]): ChannelRow =>
  rows.reduce(
    (sum, row) => ({
      channel,
      visits: sum.visits + row.visits,
      registered: sum.registered + row.registered,
      depositors: sum.depositors + row.depositors,
      ngr: addCentavos(sum.ngr, row.ngr),
    }),
    { ...nothing, channel },
  )
