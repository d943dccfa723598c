import { refuse } from '#core/contract/outcome.ts'
import { suspendStaff } from '../../member-contract.ts'
import { refuseSuspension } from '../../member-rules.ts'
import { changed, handleStaffChange } from '../handle-staff.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import {
  staffRosterCountOtherAdmins,
  staffRosterFind,
  staffRosterLock,
  staffRosterSuspend,
} from '../store/staff-roster.store.ts'
import { staffSessionEndAll } from '../store/staff-session.store.ts'
import { staffTicketVoidInvitations } from '../store/staff-ticket.store.ts'

/** Ends sessions and invalidates links, because a link would reopen the account. */
export const suspendStaffHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, suspendStaff, async ({ input: { staffId }, staff, tx, now }) => {
    await staffRosterLock(tx)
    const member = await staffRosterFind(tx, staffId)
    if (!member) return refuse('memberNotFound')
    const otherAdmins = await staffRosterCountOtherAdmins(tx, staffId)
    const refusal = refuseSuspension(member, { byId: staff.staffId, otherAdmins })
    if (refusal) return refuse(refusal)

    await staffTicketVoidInvitations(tx, { staffId, now })
    await staffRosterSuspend(tx, staffId)
    const sessionsEnded = await staffSessionEndAll(tx, { staffId, now })
    const after = { state: 'suspended', sessionsEnded }
    return changed({ sessionsEnded }, { subject: `staff:${staffId}`, before: { state: member.state }, after })
  })
