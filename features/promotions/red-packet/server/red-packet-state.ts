import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { type Centavos, sumCentavos } from '#core/money/centavos.ts'
import { depositsCreditedIn } from '#features/cashier/deposit/server/index.ts'
import type { Promotion } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { RedPacketTerms } from '../rules.ts'
import { windowsOfPlayer } from './store/window.store.ts'

type PlayerAt = { readonly playerId: bigint; readonly now: Instant }

/** The deposits of the last days, without those that were taken back. */
export async function recentDeposits(
  db: Queryable,
  { depositDays }: Pick<RedPacketTerms, 'depositDays'>,
  { playerId, now }: PlayerAt,
): Promise<Centavos> {
  const from = subtractDuration(now, days(depositDays))
  // The end of the period is exclusive: a deposit of this very moment counts.
  const deposits = await depositsCreditedIn(db, { playerId, from, until: addDuration(now, milliseconds(1)) })
  return sumCentavos(deposits.map(({ amount }) => amount))
}

/** The windows of today and tomorrow as a player sees them. */
export async function redPacketState(
  db: Queryable,
  { settings }: Pick<Promotion<RedPacketTerms>, 'settings'>,
  { playerId, now }: PlayerAt,
) {
  const today = dayOf(now)
  const period = { from: startOfDay(today), until: startOfDay(addDays(today, 2)) }
  const windows = await windowsOfPlayer(db, { playerId, ...period })
  const { depositMin, depositDays, largest } = settings
  return {
    windows: windows.map(({ id: windowId, startsAt, endsAt, pool, packets, left, seedHash, mine }) => ({
      windowId,
      startsAt,
      endsAt,
      pool,
      packets,
      left: Number(left),
      seedHash,
      mine,
    })),
    depositMin,
    depositDays,
    deposited: await recentDeposits(db, settings, { playerId, now }),
    largest,
    now,
  }
}
