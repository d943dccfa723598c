import { activityType } from '#core/enumerations/activity-type.ts'
import { DepositPage } from '#features/cashier/deposit/player/index.ts'
import { FirstOfferNote, useFirstOffer } from '#features/promotions/first-deposit/player/index.ts'
import { useCatalogue } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readLadder } from '../contract.ts'
import { LadderCard } from './ladder-card.tsx'

const askEveryMs = 30_000

/** The deposit page, with what a deposit earns this player: the first-deposit offer and the ladder. */
export function DepositWithLadderPage() {
  const catalogue = useCatalogue()
  const isOn = catalogue.answer?.activityIds.includes(activityType.depositLadder) === true
  const ladder = useCallQuery(readLadder, {}, { enabled: isOn, refreshEveryMs: askEveryMs })
  const { offer, pending } = useFirstOffer()
  const promises = [
    offer && <FirstOfferNote key="first" offer={offer} />,
    isOn && ladder.answer && <LadderCard key="ladder" ladder={ladder.answer} onEnd={() => void ladder.refresh()} />,
  ].filter(Boolean)
  const refresh = () => void Promise.all([catalogue.refresh(), ladder.refresh()])
  return <DepositPage waiting={catalogue.pending || ladder.pending || pending} beside={promises} onRefused={refresh} />
}
