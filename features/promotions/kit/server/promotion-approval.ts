import * as v from 'valibot'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { promotionActivate } from './store/promotion.store.ts'

const payload = v.object({
  key: v.string(),
  version: v.number(),
  /** The changes and the cost at the time of the request. */
  facts: v.optional(
    v.array(v.object({ name: v.string(), value: v.string(), before: v.exactOptional(v.string()) })),
    [],
  ),
})

/** The version that a waiting request would activate. */
export const versionIn = (kept: unknown): number | undefined => {
  const parsed = v.safeParse(payload, kept)
  return parsed.success ? parsed.output.version : undefined
}

/** Activating a version takes a second person. */
export const promotionApproval: ApprovalKind = approvalKind({
  name: 'promotion',
  label: 'Promotion',
  approves: 'promotion.approve',
  payload,
  facts: ({ key, version, facts }) => [
    ...(facts.some(({ name }) => name === 'Promotion') ? [] : [{ name: 'Promotion', value: key }]),
    { name: 'Version', value: String(version) },
    ...facts,
  ],
  carryOut: async (tx, { key, version }, { now }) =>
    (await promotionActivate(tx, { key, version, now }))
      ? { kind: 'done', result: { key, version } }
      : { kind: 'refused', why: 'A newer version has been saved since this request, or the promotion has ended.' },
})
