import { activityType } from '#core/enumerations/activity-type.ts'
import { DepositPage } from '#features/deposit/player/index.ts'
import { useCatalogue } from '#features/promotion/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readLadder } from '../contract.ts'
import { LadderCard } from './ladder-card.tsx'

const askEveryMs = 30_000

/** Adding funds, with the ladder above it where it is on for the player. */
export function DepositWithLadderPage() {
  const catalogue = useCatalogue()
  const isOn = catalogue.answer?.activityIds.includes(activityType.ladderRecharge) === true
  const ladder = useCallQuery(readLadder, {}, { enabled: isOn, refreshEveryMs: askEveryMs })
  return (
    <DepositPage
      waiting={catalogue.pending || ladder.pending}
      above={isOn && ladder.answer && <LadderCard ladder={ladder.answer} onEnd={() => void ladder.refresh()} />}
    />
  )
}
