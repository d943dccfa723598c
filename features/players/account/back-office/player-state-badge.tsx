import type { ResponseOf } from '#core/contract/call.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import type { viewPlayer } from '../staff-contract.ts'
import { messages } from './messages/en.ts'

type State = ResponseOf<typeof viewPlayer>['state']

const tones = { active: 'success', suspended: 'danger', excluded: 'warning' } as const
const labels = { active: messages.active, suspended: messages.suspended, excluded: messages.excluded } as const

export function PlayerStateBadge({ state }: { readonly state: State }) {
  return <Badge tone={tones[state]}>{labels[state]}</Badge>
}
