import type { ResponseOf } from '#core/contract/call.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { listCampaigns } from '../contract.ts'
import { messages } from './messages/en.ts'

type State = ResponseOf<typeof listCampaigns>['campaigns'][number]['state']

const looks: Readonly<Record<State, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  draft: { tone: 'neutral', text: messages.draft },
  waiting: { tone: 'warning', text: messages.waiting },
  live: { tone: 'success', text: messages.live },
  stopped: { tone: 'danger', text: messages.stoppedState },
}

export const CampaignState = ({ state }: { readonly state: State }) => (
  <Badge tone={looks[state].tone}>{looks[state].text}</Badge>
)
