import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { endStaffSessions, liftStaffSuspension, suspendStaff } from '../../member-contract.ts'
import type { MemberAct, MemberDialogsProps } from './member-dialogs.ts'
import { MemberLinkDialogs } from './member-link-dialogs.tsx'
import type { Staff } from '../../contract.ts'
import type { Permission } from '../../permissions.ts'
import { MemberRolesDialog } from './member-roles-dialog.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import type { RosterMember } from './roster-member.ts'
import { useMay, useStaff } from '../staff-context.tsx'
import { StaffLinkDialog, type StaffLink } from './staff-link-dialog.tsx'
import { useRosterAction } from './use-roster-action.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Offer = {
  readonly act: MemberAct
  readonly text: string
  readonly permission: Permission
  readonly isOffered: (member: RosterMember, viewer: Staff) => boolean
}

const isOther = (member: RosterMember, viewer: Staff): boolean => viewer.id !== member.id
const isOut = ({ state }: RosterMember): boolean => state === 'suspended'
const isRequestedByOther = ({ linkAskedBy }: RosterMember, { email }: Staff): boolean =>
  linkAskedBy !== null && linkAskedBy !== email

const offers: readonly Offer[] = [
  { act: 'roles', text: messages.changeRoles, permission: 'staff.setRoles', isOffered: isOther },
  { act: 'link', text: messages.sendLink, permission: 'staff.newLink', isOffered: (member) => !isOut(member) },
  {
    act: 'handOver',
    text: messages.handOverLink,
    permission: 'staff.handOverLink',
    isOffered: (member, viewer) => isOther(member, viewer) && !isOut(member) && isRequestedByOther(member, viewer),
  },
  {
    act: 'endSessions',
    text: messages.endSessions,
    permission: 'staff.endSessions',
    isOffered: ({ liveSessions }) => liveSessions > 0,
  },
  { act: 'lift', text: messages.liftSuspension, permission: 'staff.lift', isOffered: isOut },
  {
    act: 'suspend',
    text: messages.suspend,
    permission: 'staff.suspend',
    isOffered: (member, viewer) => isOther(member, viewer) && !isOut(member),
  },
]

/** The acts possible on a member now. Nobody acts on their own account. */
export function MemberActions({ member }: { readonly member: RosterMember }) {
  const may = useMay()
  const [open, setOpen] = useState<MemberAct>()
  const [link, setLink] = useState<StaffLink>()
  const viewer = useStaff()
  const offered = offers.filter(({ permission, isOffered }) => may(permission) && isOffered(member, viewer))
  return (
    <>
      {offered.map(({ act, text }) => (
        <Button
          key={act}
          variant={act === 'suspend' ? 'danger' : 'secondary'}
          size="small"
          onClick={() => setOpen(act)}
        >
          {text}
        </Button>
      ))}
      <MemberDialogs member={member} open={open} onLink={setLink} onClose={() => setOpen(undefined)} />
      {link && <StaffLinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}

function MemberDialogs({ member: { id: staffId, ...member }, open, onLink, onClose }: MemberDialogsProps) {
  const act = useRosterAction()
  const { name } = member
  return (
    <>
      {open === 'roles' && <MemberRolesDialog member={{ id: staffId, ...member }} onClose={onClose} />}
      <MemberLinkDialogs member={{ id: staffId, ...member }} open={open} onLink={onLink} onClose={onClose} />
      <ReasonDialog
        open={open === 'endSessions'}
        title={formatMessage(messages.endSessionsTitle, { name })}
        confirmLabel={messages.endSessions}
        destructive
        act={(reason) => act(endStaffSessions, { staffId, reason }, formatMessage(messages.endSessionsDone, { name }))}
        onClose={onClose}
      >
        {messages.endSessionsText}
      </ReasonDialog>
      <ReasonDialog
        open={open === 'suspend'}
        title={formatMessage(messages.suspendTitle, { name })}
        confirmLabel={messages.suspend}
        destructive
        act={(reason) => act(suspendStaff, { staffId, reason }, formatMessage(messages.suspendDone, { name }))}
        onClose={onClose}
      >
        {messages.suspendText}
      </ReasonDialog>
      <ReasonDialog
        open={open === 'lift'}
        title={formatMessage(messages.liftTitle, { name })}
        confirmLabel={messages.liftSuspension}
        act={(reason) => act(liftStaffSuspension, { staffId, reason }, messages.liftDone)}
        onClose={onClose}
      >
        {messages.liftText}
      </ReasonDialog>
    </>
  )
}
