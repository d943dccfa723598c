import { seconds } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { SeaSeat, SeaVolley } from '#games/rgs/sea-contract.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { type Sea, seaSeatListShown, seaVolleyList } from './sea-seat.store.ts'
import { seatKept } from './take-seat.ts'

/** A wallet may take so long to answer, and a fish that was caught so long ago is still on somebody's way. */
const lookedBack = seconds(10)

export type SeaState = { readonly seats: readonly SeaSeat[]; readonly volleys: readonly SeaVolley[] }
export const seaKey = ({ gameCode, isDemo, sea }: Sea): string => `${gameCode} ${isDemo} ${sea}`

/** Seats and last volleys of these tables, read together. */
export async function readSeas(
  { db, clock }: Pick<StudioDependencies, 'db' | 'clock'>,
  seas: readonly Sea[],
): Promise<ReadonlyMap<string, SeaState>> {
  const now = clock.now()
  const [seats, volleys] = await Promise.all([
    seaSeatListShown(db, seas, subtractDuration(now, seatKept)),
    seaVolleyList(db, seas, subtractDuration(now, lookedBack)),
  ])
  const [seatsOf, volleysOf] = [Map.groupBy(seats, seaKey), Map.groupBy(volleys, seaKey)]
  return new Map(
    seas.map((sea) => [
      seaKey(sea),
      {
        seats: (seatsOf.get(seaKey(sea)) ?? []).map(({ seat, name }) => ({ seat, name })),
        volleys: (volleysOf.get(seaKey(sea)) ?? []).map(({ round, seat, staked, win, choice, view }) => ({
          round,
          seat,
          staked: toWireCentavos(staked),
          win: toWireCentavos(win),
          choice,
          view,
        })),
      },
    ]),
  )
}
