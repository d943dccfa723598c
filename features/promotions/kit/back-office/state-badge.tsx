import type { ResponseOf } from '#core/contract/call.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { viewPromotion } from '../staff-contract.ts'
import { messages } from './messages/en.ts'

type State = ResponseOf<typeof viewPromotion>['state']

const looks: Readonly<Record<State, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  DRAFT: { tone: 'neutral', text: messages.draft },
  SCHEDULED: { tone: 'gold', text: messages.scheduled },
  ACTIVE: { tone: 'success', text: messages.active },
  PAUSED: { tone: 'warning', text: messages.statePaused },
  ENDED: { tone: 'neutral', text: messages.stateEnded },
}

export const StateBadge = ({ state }: { readonly state: State }) => (
  <Badge tone={looks[state].tone}>{looks[state].text}</Badge>
)
