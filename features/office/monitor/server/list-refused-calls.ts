import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { refusedCallsForStaff } from '#platform/refused-calls/refused-call.store.ts'
import { doorText } from '../desk-words.ts'
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
    { name: 'Endpoint', cell: ({ door }) => doorText(door) },
    { name: 'Caller', cell: ({ caller }) => caller },
    { name: 'Call', cell: ({ what }) => what },
    { name: 'Error code', cell: ({ code }) => code },
    { name: 'Calls', cell: ({ count }) => count },
    { name: 'Last detail', cell: ({ detail }) => detail },
  ],
})
