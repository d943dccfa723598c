import { listAudit } from '../contract.ts'
import { canonicalJson } from './canonical-json.ts'
import { csvTime, handleStaffList } from './list/handle-staff-list.ts'
import { auditForStaff } from './staff-audit.store.ts'

/** What was done, by whom, to what. */
export const listAuditHandler = handleStaffList(listAudit, {
  read: async ({ input: { actor, action, subject, from, until, ...place }, db, limit, countMax }) => {
    const filter = {
      actor: actor || undefined,
      action: action || undefined,
      subject: subject || undefined,
      from,
      until,
    }
    return auditForStaff.read(db, { ...place, filter, limit, countMax })
  },
  csv: [
    { name: 'No.', cell: ({ seq }) => seq },
    { name: 'When (Manila)', cell: ({ at }) => csvTime(at) },
    { name: 'Who', cell: ({ actor }) => actor },
    { name: 'Did', cell: ({ action }) => action },
    { name: 'To', cell: ({ subject }) => subject },
    { name: 'Before', cell: ({ before }) => before && canonicalJson(before) },
    { name: 'After', cell: ({ after }) => after && canonicalJson(after) },
    { name: 'Reason', cell: ({ reason }) => reason },
    { name: 'From', cell: ({ ip }) => ip },
  ],
})
