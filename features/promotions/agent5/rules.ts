import { type CalendarDay, dayOf } from '#core/clock/manila.ts'
import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { applyBasisPoints, type BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, minCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'

export type FriendGift = {
  readonly perValid: Centavos
  readonly share: BasisPoints
  readonly shareMax: Centavos
}

export type Stage = { readonly need: number; readonly amount: Centavos }

/** What of a friend's first deposit the inviter gets. */
export const shareOf = (
  { share, shareMax }: Pick<FriendGift, 'share' | 'shareMax'>,
  firstDeposit: Centavos,
): Centavos => minCentavos(applyBasisPoints(firstDeposit, share, divFloor), shareMax)

/** When the gift of a valid invite can be claimed. */
export const claimableAt = (validAt: Instant, holdHours: number): Instant => addDuration(validAt, hours(holdHours))

/** More friends than this whose cash was claimed on one day make a withdrawal wait for a person. */
const claimsOfDayMax = 5

/** Whether some day in Manila has too many of these claims. */
export function hasBusyDay(claimedAt: readonly Instant[]): boolean {
  const counts = new Map<CalendarDay, number>()
  for (const at of claimedAt) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1)
  return [...counts.values()].some((count) => count > claimsOfDayMax)
}

/** The first reason against claiming a stage. */
export function refuseStage(
  stage: Stage | undefined,
  { claimed, friends }: { readonly claimed: ReadonlySet<number>; readonly friends: number },
): 'notEligible' | 'alreadyClaimed' | 'conditionNotReached' | undefined {
  if (stage === undefined) return 'notEligible'
  if (claimed.has(stage.need)) return 'alreadyClaimed'
  return friends < stage.need ? 'conditionNotReached' : undefined
}
