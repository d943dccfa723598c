import { InnerPage } from '#features/players/account/player/index.ts'
import { PromotionBody } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readNewYear } from '../contract.ts'
import { Countdown } from './countdown.tsx'
import { messages } from './messages/en.ts'

/** The New Year countdown: a clock of four pieces over Manila Bay. */
export function NewYearPage() {
  const query = useCallQuery(readNewYear, {})
  return (
    <InnerPage title={messages.title} wide>
      <PromotionBody query={query}>
        {(newYear) => <Countdown newYear={newYear} onTimeUp={() => void query.refresh()} />}
      </PromotionBody>
    </InnerPage>
  )
}
