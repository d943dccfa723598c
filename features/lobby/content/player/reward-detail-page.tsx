import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { getRewardDetail } from '../contract.ts'
import { StoryPage } from './story-page.tsx'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { messages } from './messages/en.ts'

/** One offer, whole. */
export function RewardDetailPage() {
  const id = Number(useRouteParameter('id'))
  const { answer, failure, refresh } = useCallQuery(getRewardDetail, { id })
  const known = useLobbyConfiguration().ads.find((ad) => ad.id === id)
  return (
    <StoryPage
      title={messages.rewards}
      story={answer && { ...answer, lead: answer.text }}
      known={known && { ...known, lead: known.text }}
      failure={failure}
      onRetry={() => void refresh()}
    />
  )
}
