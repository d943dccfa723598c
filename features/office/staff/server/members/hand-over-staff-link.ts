import { refuse } from '#core/contract/outcome.ts'
import { handOverStaffLink } from '../../member-contract.ts'
import { changed, handleStaffChange } from '../handle-staff.ts'
import { makeInvitation } from './make-invitation.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffLinkRequestFind, staffLinkRequestRemove } from '../store/staff-link-request.store.ts'
import { staffRosterFind, staffRosterLock } from '../store/staff-roster.store.ts'

type Dependencies = Pick<StaffDependencies, 'audit' | 'hashToken' | 'secondPerson'>

/** Shows a link that another administrator requested: neither could have made it alone. */
export const handOverStaffLinkHandler = ({ audit, hashToken, secondPerson }: Dependencies) =>
  handleStaffChange(audit, handOverStaffLink, async ({ input: { staffId }, staff, caller, tx, now }) => {
    await staffRosterLock(tx)
    const member = await staffRosterFind(tx, staffId)
    if (!member) return refuse('memberNotFound')
    if (member.state === 'suspended') return refuse('memberSuspended')
    const request = await staffLinkRequestFind(tx, staffId, now)
    if (!request) return refuse('noLinkAsked')
    if (staffId === staff.staffId) return refuse('ownAccount')
    if (request.requestedBy === staff.staffId) return refuse('askedYourself')
    const fault = await secondPerson(tx, {
      maker: request.requestedBy,
      requestedAt: request.requestedAt,
      staff,
      caller,
      now,
    })
    if (fault) return refuse(fault)

    await staffLinkRequestRemove(tx, staffId)
    const link = await makeInvitation(tx, { staffId, madeBy: request.requestedBy, now }, { hashToken })
    const after = { email: member.email, askedBy: String(request.requestedBy) }
    return changed(link, { subject: `staff:${staffId}`, before: null, after })
  })
