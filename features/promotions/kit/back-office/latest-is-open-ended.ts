import * as v from 'valibot'
import { isOpenEnded } from '../open-ended.ts'

const max = v.optional(v.nullable(v.number()), null)
/** As far as the budget is concerned: older versions lack fields. */
const termsKept = v.object({
  budget: v.optional(
    v.object({ total: max, monthly: max, weekly: max, daily: max, noLimitReason: v.optional(v.string(), '') }),
    {},
  ),
})

/** The newest version could not be submitted: it was made before budgets were required. */
export const latestIsOpenEnded = ({ terms }: { readonly terms: unknown }): boolean => {
  const kept = v.safeParse(termsKept, terms)
  return kept.success && isOpenEnded(kept.output.budget)
}
