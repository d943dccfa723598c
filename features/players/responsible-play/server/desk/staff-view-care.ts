import { addDays, dayOf } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { viewCare } from '../../staff-contract.ts'
import { breakList } from '../store/care.store.ts'
import { contactList, harmFind } from '../store/harm.store.ts'
import { limitList } from '../store/limit.store.ts'
import type { PlayDay } from '../store/play-day.store.ts'
import { playSoFar } from '../play-so-far.ts'

const daysShown = 14
const msPerMinute = 60_000n

export const staffViewCareHandler = handleStaff(viewCare, async ({ input: { playerId }, db, now }) => {
  const from = addDays(dayOf(now), 1 - daysShown)
  const [harm, limits, breaks, played, contacts] = await Promise.all([
    harmFind(db, playerId),
    limitList(db, [playerId]),
    breakList(db, playerId),
    playSoFar(db, { playerIds: [playerId], from }),
    contactList(db, playerId),
  ])
  const byDay = Map.groupBy(played.get(playerId)?.days ?? [], ({ day }) => day)
  const days = [...byDay].filter(([day]) => day >= from).toSorted(([a], [b]) => (a < b ? 1 : -1))
  return answer({
    score: harm?.score ?? 0,
    markers: [...(harm?.markers ?? [])],
    limits: limits.map(({ setter, kind, period, amount, confirmFrom }) => ({
      setter,
      kind,
      period,
      amount,
      waits: confirmFrom !== null,
    })),
    breaks,
    days: days.map(([day, parts]) => ({ day, ...sumOf(parts) })),
    contacts,
  })
})

/** A partly counted day comes in two parts. */
function sumOf(parts: readonly PlayDay[]) {
  const sum = (of: (part: PlayDay) => bigint): bigint => parts.reduce((all, part) => all + of(part), 0n)
  return {
    deposits: sum(({ deposits }) => deposits),
    deposited: centavos(sum(({ deposited }) => deposited)),
    withdrawn: centavos(sum(({ withdrawn }) => withdrawn)),
    staked: centavos(sum(({ staked }) => staked)),
    won: centavos(sum(({ won }) => won)),
    minutes: Number(
      divFloor(
        sum(({ playedMs }) => playedMs),
        msPerMinute,
      ),
    ),
    nightMinutes: Number(
      divFloor(
        sum(({ nightMs }) => nightMs),
        msPerMinute,
      ),
    ),
  }
}
