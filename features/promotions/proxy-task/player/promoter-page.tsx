import { PromotionBody, PromotionPage } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readPromoterTasks } from '../contract.ts'
import { messages } from './messages/en.ts'
import { PromoterTasks } from './promoter-tasks.tsx'

/** The promoter's list on a page of its own. */
export function PromoterPage() {
  const query = useCallQuery(readPromoterTasks, {})
  return (
    <PromotionPage title={messages.title} lead={messages.pageLead} scene="promoter-tasks" rule="proxy-task">
      <PromotionBody query={query}>{() => <PromoterTasks />}</PromotionBody>
    </PromotionPage>
  )
}
