import { handOverStaffLink, makeStaffLink } from '../../member-contract.ts'
import { linkSentText } from './link-sent-text.ts'
import type { MemberDialogsProps } from './member-dialogs.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useRosterAction } from './use-roster-action.ts'

/** Dialogs for a link that is sent to its member or handed over for another administrator. */
export function MemberLinkDialogs({
  member: { id: staffId, name, ...member },
  open,
  onLink,
  onClose,
}: MemberDialogsProps) {
  const act = useRosterAction()
  const handOver = async (reason: string) => {
    const reply = await act(handOverStaffLink, { staffId, reason }, 'The link is made.')
    if (reply.kind === 'answer') onLink(reply.body)
    return reply
  }
  return (
    <>
      <ReasonDialog
        open={open === 'link'}
        title={`Send ${name} a new link?`}
        confirmLabel="Send the link"
        act={(reason) => act(makeStaffLink, { staffId, reason }, ({ goes }) => linkSentText(goes, member.email))}
        onClose={onClose}
      >
        It goes to {member.email} alone. It sets a new password and forgets the enrolled phone and every passkey. Until
        it is used, the old ones work.
      </ReasonDialog>
      <ReasonDialog
        open={open === 'handOver'}
        title={`Hand ${name} their link?`}
        confirmLabel="Show the link"
        act={handOver}
        onClose={onClose}
      >
        {member.linkAskedBy} has asked for it. It is shown to you once: make sure it reaches {name} and nobody else.
      </ReasonDialog>
    </>
  )
}
