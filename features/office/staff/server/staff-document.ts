import * as v from 'valibot'
import { answer } from '#core/contract/outcome.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { handleStaff } from './handle-staff.ts'

/** Below the prefix of the staff's calls, and read by GET: it is no call itself, and stands in no contract. */
const viewDocument = staffCall({
  path: 'openapi.json',
  summary: 'The OpenAPI document of the staff’s calls.',
  permission: 'calls.view',
  request: v.object({}),
  response: v.object({}),
  refusals: {},
})

/** Lets whoever holds the permission read the document of the staff's calls. */
export const staffDocumentGuard = handleStaff(viewDocument, async () => answer({}))
