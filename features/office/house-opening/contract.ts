import * as v from 'valibot'
import { staffCall } from '#core/contract/staff-call.ts'

const stepStates = ['done', 'missing', 'suggested'] as const

export const viewOpening = staffCall({
  path: 'openingSteps',
  summary: 'Returns the opening checklist: what is still missing before players can register, deposit and play.',
  permission: 'dashboard.view',
  request: v.object({}),
  response: v.object({
    steps: v.array(
      v.object({
        key: v.string(),
        title: v.string(),
        state: v.picklist(stepStates),
        /** The current state, or what to do. */
        detail: v.string(),
        /** The page of the back office where it is done; null for deployment settings. */
        href: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: {},
})
