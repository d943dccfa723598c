import { activityType } from '#core/enumerations/activity-type.ts'
import { DepositPage } from '#features/deposit/player/index.ts'
import { useCatalogue } from '#features/promotion/player/index.ts'
import { LadderCard } from './ladder-card.tsx'

/** Adding funds, with the ladder above it where it is on for the player. */
export function DepositWithLadderPage() {
  const isOn = useCatalogue().answer?.activityIds.includes(activityType.ladderRecharge) === true
  return <DepositPage above={isOn && <LadderCard />} />
}
