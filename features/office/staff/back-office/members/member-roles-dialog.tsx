import { useState } from 'react'
import { setStaffRoles } from '../../member-contract.ts'
import type { StaffRole } from '../../roles.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'
import type { RosterMember } from './roster-member.ts'
import { useRosterAction } from './use-roster-action.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type MemberRolesDialogProps = { readonly member: RosterMember; readonly onClose: () => void }

export function MemberRolesDialog({ member, onClose }: MemberRolesDialogProps) {
  const act = useRosterAction()
  // The roles may be refetched while the form is open; these are the ones that were shown.
  const [began] = useState(member.roles)
  const [roles, setRoles] = useState<readonly StaffRole[]>(member.roles)
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.rolesTitle, { name: member.name })}
      confirmLabel={messages.save}
      act={(reason) =>
        act(setStaffRoles, { staffId: member.id, roles: [...roles], expected: [...began], reason }, messages.rolesDone)
      }
      onClose={onClose}
    >
      <p>{messages.rolesText}</p>
      <RoleChoice roles={roles} onChange={setRoles} />
    </ReasonDialog>
  )
}
