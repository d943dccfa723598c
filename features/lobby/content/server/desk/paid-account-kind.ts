import * as v from 'valibot'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { contentFindNewest, contentInsert } from '../store/content.store.ts'

export const paidAccountKindName = { name: 'paidAccount' } as const
const section = 'rechargeTypes'

const lines = v.array(v.string())
const none = 'none'

/** The bank accounts for players' deposits: requested by one member, approved by another. */
export const paidAccountKind: ApprovalKind = approvalKind({
  ...paidAccountKindName,
  label: 'Payment account change',
  approves: 'webConfiguration.approveMoney',
  payload: v.object({ version: v.number(), content: v.unknown(), before: lines, after: lines }),
  facts: ({ before, after }) => [
    { name: 'Current accounts', value: before.join('; ') || none },
    { name: 'New accounts', value: after.join('; ') },
  ],
  carryOut: async (tx, { version, content }, { approver, maker, reason, now }) => {
    const current = Number((await contentFindNewest(tx, section))?.version ?? 0)
    const change = {
      section,
      version: current + 1,
      content,
      changedBy: `${maker}, approved by ${approver}`,
      reason,
      now,
    }
    if (current !== version || !(await contentInsert(tx, change)))
      return { kind: 'refused', why: 'The payment methods have changed since this request. Make a new request.' }
    return { kind: 'done', result: { version: change.version } }
  },
})
