import type { ResponseOf } from '#core/contract/call.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { viewPromotion } from '../staff-contract.ts'

type State = ResponseOf<typeof viewPromotion>['state']

const looks: Readonly<Record<State, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  DRAFT: { tone: 'neutral', text: 'Draft' },
  SCHEDULED: { tone: 'gold', text: 'Scheduled' },
  ACTIVE: { tone: 'success', text: 'Active' },
  PAUSED: { tone: 'warning', text: 'Paused' },
  ENDED: { tone: 'neutral', text: 'Ended' },
}

export const StateBadge = ({ state }: { readonly state: State }) => (
  <Badge tone={looks[state].tone}>{looks[state].text}</Badge>
)
