import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { endStaffSessions, liftStaffSuspension, makeStaffLink, suspendStaff } from '../member-contract.ts'
import { MemberRolesDialog } from './member-roles-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { RosterMember } from './roster-member.ts'
import { useMay, useStaff } from './staff-context.tsx'
import { type StaffLink, StaffLinkDialog } from './staff-link-dialog.tsx'
import { useRosterAction } from './use-roster-action.ts'

type Act = 'roles' | 'link' | 'endSessions' | 'suspend' | 'lift'

/** What may be done to a member now. Nobody acts on their own account. */
export function MemberActions({ member }: { readonly member: RosterMember }) {
  const may = useMay()
  const [open, setOpen] = useState<Act>()
  const [link, setLink] = useState<StaffLink>()
  const isOther = useStaff().id !== member.id
  const isOut = member.state === 'suspended'
  const offer = (shown: boolean, act: Act, text: string, variant: 'secondary' | 'danger' = 'secondary') =>
    shown && (
      <Button variant={variant} size="small" onClick={() => setOpen(act)}>
        {text}
      </Button>
    )
  return (
    <>
      {offer(may('staff.setRoles') && isOther, 'roles', 'Change roles')}
      {offer(may('staff.newLink') && !isOut, 'link', 'New link')}
      {offer(may('staff.endSessions') && member.liveSessions > 0, 'endSessions', 'End sessions')}
      {offer(may('staff.lift') && isOut, 'lift', 'Lift suspension')}
      {offer(may('staff.suspend') && isOther && !isOut, 'suspend', 'Suspend', 'danger')}
      <MemberDialogs member={member} open={open} onLink={setLink} onClose={() => setOpen(undefined)} />
      {link && <StaffLinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}

type MemberDialogsProps = {
  readonly member: RosterMember
  readonly open: Act | undefined
  readonly onLink: (link: StaffLink) => void
  readonly onClose: () => void
}

function MemberDialogs({ member: { id: staffId, ...member }, open, onLink, onClose }: MemberDialogsProps) {
  const act = useRosterAction()
  const { name } = member
  const makeLink = async (reason: string) => {
    const reply = await act(makeStaffLink, { staffId, reason }, 'The link is made.')
    if (reply.kind === 'answer') onLink(reply.body)
    return reply
  }
  return (
    <>
      {open === 'roles' && <MemberRolesDialog member={{ id: staffId, ...member }} onClose={onClose} />}
      <ReasonDialog
        open={open === 'link'}
        title={`A new link for ${name}?`}
        confirmLabel="Make the link"
        act={makeLink}
        onClose={onClose}
      >
        It sets a new password and forgets the enrolled phone. Until it is used, the old ones work.
      </ReasonDialog>
      <ReasonDialog
        open={open === 'endSessions'}
        title={`Sign ${name} out everywhere?`}
        confirmLabel="End sessions"
        destructive
        act={(reason) => act(endStaffSessions, { staffId, reason }, `${name} is signed out everywhere.`)}
        onClose={onClose}
      >
        What was typed and not sent is kept on the screen until the next sign-in there.
      </ReasonDialog>
      <ReasonDialog
        open={open === 'suspend'}
        title={`Suspend ${name}?`}
        confirmLabel="Suspend"
        destructive
        act={(reason) => act(suspendStaff, { staffId, reason }, `${name} is suspended.`)}
        onClose={onClose}
      >
        Every session ends at once, and no link opens until the suspension is lifted.
      </ReasonDialog>
      <ReasonDialog
        open={open === 'lift'}
        title={`Let ${name} in again?`}
        confirmLabel="Lift"
        act={(reason) => act(liftStaffSuspension, { staffId, reason }, 'The suspension is lifted.')}
        onClose={onClose}
      >
        Password, phone and roles are as they were.
      </ReasonDialog>
    </>
  )
}
