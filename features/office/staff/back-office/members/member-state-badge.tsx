import { Badge } from '#platform/ui/badge/badge.tsx'
import type { RosterMember } from './roster-member.ts'
import { messages } from '../messages/en.ts'

const states = {
  active: { tone: 'success', label: messages.active },
  invited: { tone: 'warning', label: messages.invited },
  suspended: { tone: 'danger', label: messages.suspended },
} as const

export function MemberStateBadge({ state }: Pick<RosterMember, 'state'>) {
  const { tone, label } = states[state]
  return <Badge tone={tone}>{label}</Badge>
}
