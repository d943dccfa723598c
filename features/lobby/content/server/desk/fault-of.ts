import * as v from 'valibot'
import type { FieldFault } from '#core/contract/outcome.ts'

/** A fault of the content, with its place. */
export const faultOf = (issue: v.BaseIssue<unknown>): FieldFault => ({
  field: ['content', v.getDotPath(issue)].filter(Boolean).join('.'),
  key: issue.type,
  msg: issue.message,
})
