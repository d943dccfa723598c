import type { RosterMember } from './roster-member.ts'
import type { StaffLink } from './staff-link-dialog.tsx'

export type MemberAct = 'roles' | 'link' | 'handOver' | 'endSessions' | 'suspend' | 'lift'

export type MemberDialogsProps = {
  readonly member: RosterMember
  readonly open: MemberAct | undefined
  readonly onLink: (link: StaffLink) => void
  readonly onClose: () => void
}
