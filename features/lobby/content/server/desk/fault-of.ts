import * as v from 'valibot'
import type { FieldFault } from '#core/contract/outcome.ts'

/** What is wrong with a content, at the place where it is wrong. */
export const faultOf = (issue: v.BaseIssue<unknown>): FieldFault => ({
  field: ['content', v.getDotPath(issue)].filter(Boolean).join('.'),
  key: issue.type,
  msg: issue.message,
})
