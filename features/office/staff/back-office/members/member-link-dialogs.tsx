import { handOverStaffLink, makeStaffLink } from '../../member-contract.ts'
import { linkSentText } from './link-sent-text.ts'
import type { MemberDialogsProps } from './member-dialogs.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useRosterAction } from './use-roster-action.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Dialogs for a link that is sent to its member or handed over for another administrator. */
export function MemberLinkDialogs({
  member: { id: staffId, name, ...member },
  open,
  onLink,
  onClose,
}: MemberDialogsProps) {
  const act = useRosterAction()
  const handOver = async (reason: string) => {
    const reply = await act(handOverStaffLink, { staffId, reason }, messages.linkCreated)
    if (reply.kind === 'answer') onLink(reply.body)
    return reply
  }
  return (
    <>
      <ReasonDialog
        open={open === 'link'}
        title={formatMessage(messages.sendLinkTitle, { name })}
        confirmLabel={messages.sendLink}
        act={(reason) => act(makeStaffLink, { staffId, reason }, ({ goes }) => linkSentText(goes, member.email))}
        onClose={onClose}
      >
        {formatMessage(messages.sendLinkText, { email: member.email })}
      </ReasonDialog>
      <ReasonDialog
        open={open === 'handOver'}
        title={formatMessage(messages.handOverTitle, { name })}
        confirmLabel={messages.showLink}
        act={handOver}
        onClose={onClose}
      >
        {formatMessage(messages.handOverText, { member: member.linkAskedBy ?? '', name })}
      </ReasonDialog>
    </>
  )
}
