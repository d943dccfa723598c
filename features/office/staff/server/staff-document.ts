import * as v from 'valibot'
import { answer } from '#core/contract/outcome.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { handleStaff } from './handle-staff.ts'

/** Below the prefix of staff calls and read by GET: not a call itself, and in no contract. */
const viewDocument = staffCall({
  path: 'openapi.json',
  summary: 'The OpenAPI document of the staff’s calls.',
  permission: 'calls.view',
  request: v.object({}),
  response: v.object({}),
  refusals: {},
})

/** Guards the OpenAPI document of staff calls by its permission. */
export const staffDocumentGuard = handleStaff(viewDocument, async () => answer({}))
