import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { refusedCallsForStaff } from '#platform/refused-calls/refused-call.store.ts'
import { listRefusedCalls } from '../contract.ts'

/** Refused calls of external servers. */
export const listRefusedCallsHandler = handleStaffList(listRefusedCalls, {
  read: async ({ input: { door, caller, code, from, until, ...paging }, db, limit, countMax }) => {
    const filter = {
      door: door === 'all' ? undefined : door,
      caller: caller || undefined,
      code: code || undefined,
      from,
      until,
    }
    return refusedCallsForStaff.read(db, { ...paging, filter, limit, countMax })
  },
  csv: [
    { name: 'Last (Manila)', cell: ({ lastAt }) => csvTime(lastAt) },
    { name: 'First (Manila)', cell: ({ firstAt }) => csvTime(firstAt) },
    { name: 'Door', cell: ({ door }) => door },
    { name: 'Caller', cell: ({ caller }) => caller },
    { name: 'Asked for', cell: ({ what }) => what },
    { name: 'Refused with', cell: ({ code }) => code },
    { name: 'Times', cell: ({ count }) => count },
    { name: 'The last one', cell: ({ detail }) => detail },
  ],
})
