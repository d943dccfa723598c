import { useState } from 'react'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { addStaff } from '../member-contract.ts'
import type { StaffRole } from '../roles.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'
import type { StaffLink } from './staff-link-dialog.tsx'
import { useRosterAction } from './use-roster-action.ts'

type AddMemberDialogProps = { readonly onMade: (link: StaffLink) => void; readonly onClose: () => void }

export function AddMemberDialog({ onMade, onClose }: AddMemberDialogProps) {
  const act = useRosterAction()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<readonly StaffRole[]>([])
  const add = async (reason: string) => {
    const reply = await act(addStaff, { name, email, roles: [...roles], reason }, `${name} is invited.`)
    if (reply.kind === 'answer') onMade(reply.body)
    return reply
  }
  return (
    <ReasonDialog open title="Add a member" confirmLabel="Make the link" act={add} onClose={onClose}>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label="E-mail"
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
