import { Badge } from '#platform/ui/badge/badge.tsx'
import type { RosterMember } from './roster-member.ts'

const states = {
  active: { tone: 'success', label: 'Active' },
  invited: { tone: 'warning', label: 'Invited' },
  suspended: { tone: 'danger', label: 'Suspended' },
} as const

export function MemberStateBadge({ state }: Pick<RosterMember, 'state'>) {
  const { tone, label } = states[state]
  return <Badge tone={tone}>{label}</Badge>
}
