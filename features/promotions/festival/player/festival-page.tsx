import { InnerPage } from '#features/players/account/player/index.ts'
import { PromotionBody } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readFestival } from '../contract.ts'
import { Festival } from './festival.tsx'
import { messages } from './messages/en.ts'

/** A pack's deposit may be paid while the page is open. */
const readEveryMs = 15_000

/** The festival: a street in its fiesta dress, tasks and packs that bring stars, and the shop that takes them. */
export function FestivalPage() {
  const query = useCallQuery(readFestival, {}, { refreshEveryMs: readEveryMs })
  return (
    <InnerPage title={messages.title} wide>
      <PromotionBody query={query}>
        {(festival) => <Festival festival={festival} onTimeUp={() => void query.refresh()} />}
      </PromotionBody>
    </InnerPage>
  )
}
