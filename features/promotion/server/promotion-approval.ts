import * as v from 'valibot'
import { type ApprovalKind, approvalKind } from '#features/approval/server/index.ts'
import { promotionActivate } from './promotion.store.ts'

/** Letting a version act, which one asks for and another allows. */
export const promotionApproval: ApprovalKind = approvalKind({
  name: 'promotion',
  label: 'Promotion',
  approves: 'promotion.approve',
  payload: v.object({ key: v.string(), version: v.number() }),
  facts: ({ key, version }) => [
    { name: 'Promotion', value: key },
    { name: 'Version', value: String(version) },
  ],
  carryOut: async (tx, { key, version }) =>
    (await promotionActivate(tx, key, version))
      ? { kind: 'done', result: { key, version } }
      : { kind: 'refused', why: 'A newer version was saved since, or the promotion was ended.' },
})
