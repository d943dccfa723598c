import { answer } from '#core/contract/outcome.ts'
import { signOut } from '../../contract.ts'
import { handleStaff } from '../handle-staff.ts'
import { staffSessionEnd } from '../store/staff-session.store.ts'

export const signOutHandler = handleStaff(signOut, async ({ staff, db, now }) => {
  await staffSessionEnd(db, staff.sessionId, now)
  return answer({})
})
