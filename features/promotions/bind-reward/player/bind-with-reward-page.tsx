import { BindPage } from '#features/players/account/player/index.ts'
import { RewardItems } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { readBindReward } from '../contract.ts'
import { messages } from './messages/en.ts'

/** Binds a mobile number, and shows the reward if there is one. */
export function BindWithRewardPage() {
  const { answer, pending } = useCallQuery(readBindReward, {})
  const items = answer?.items ?? []
  return (
    <BindPage
      waiting={pending}
      above={
        items.length > 0 && (
          <Card title={messages.rewardForNumber}>
            <RewardItems items={items} />
          </Card>
        )
      }
    />
  )
}
