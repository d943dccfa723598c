import { useState } from 'react'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { addStaff } from '../../member-contract.ts'
import type { StaffRole } from '../../roles.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'
import { linkSentText } from './link-sent-text.ts'
import { useRosterAction } from './use-roster-action.ts'
import { messages } from '../messages/en.ts'

export function AddMemberDialog({ onClose }: { readonly onClose: () => void }) {
  const act = useRosterAction()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<readonly StaffRole[]>([])
  const add = (reason: string) =>
    act(addStaff, { name, email, roles: [...roles], reason }, ({ goes }) => linkSentText(goes, email))
  return (
    <ReasonDialog open title={messages.addMemberTitle} confirmLabel={messages.invite} act={add} onClose={onClose}>
      <TextField
        label={messages.name}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={messages.email}
        type="email"
        autoComplete="off"
        maxLength={200}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <RoleChoice roles={roles} onChange={setRoles} />
    </ReasonDialog>
  )
}
