import { InnerPage } from '#features/players/account/player/index.ts'
import { PromotionBody } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readChristmas } from '../contract.ts'
import { Calendar } from './calendar.tsx'
import { messages } from './messages/en.ts'

/** The Christmas calendar: a house whose capiz windows open, one a day. */
export function ChristmasPage() {
  const query = useCallQuery(readChristmas, {})
  return (
    <InnerPage title={messages.title} wide>
      <PromotionBody query={query}>
        {(calendar) => <Calendar calendar={calendar} onDayEnd={() => void query.refresh()} />}
      </PromotionBody>
    </InnerPage>
  )
}
