import * as v from 'valibot'
import { defaultTerms } from '../../default-budget.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import { termsIn } from '../../terms.ts'

type VersionContent = { readonly latest: number; readonly terms: unknown; readonly settings: unknown }

/**
 * A version as the audit log keeps it: whole, so that a field that one version leaves out and the next one writes down is no
 * change. Before the first version stands what the promotion comes with.
 */
export const recordedVersion = (kind: PromotionKind, saved: VersionContent | undefined) => ({
  version: saved?.latest ?? null,
  terms: asJson(v.parse(termsIn, saved?.terms ?? defaultTerms(kind))),
  settings: { ...kind.defaults, ...v.parse(anyObject, saved?.settings ?? {}) },
})

const anyObject = v.record(v.string(), v.unknown())

/** As the form sends them: amounts in centavos. */
const asJson = (terms: v.InferOutput<typeof termsIn>): unknown =>
  JSON.parse(JSON.stringify(terms, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)))
