import { Badge } from '#platform/ui/badge/badge.tsx'
import type { RosterMember } from './roster-member.ts'
import { memberStateWords } from '../../member-state-words.ts'

const states = {
  active: { tone: 'success', label: memberStateWords.active },
  invited: { tone: 'warning', label: memberStateWords.invited },
  suspended: { tone: 'danger', label: memberStateWords.suspended },
} as const

export function MemberStateBadge({ state }: Pick<RosterMember, 'state'>) {
  const { tone, label } = states[state]
  return <Badge tone={tone}>{label}</Badge>
}
