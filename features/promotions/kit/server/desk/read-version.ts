import * as v from 'valibot'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import { termsIn } from '../../terms.ts'
import { versionChanges } from '../../version-changes.ts'
import { promotionFindVersion, promotionVersionList } from '../store/promotion.store.ts'
import { readableSettings, readableTerms } from './readable-version.ts'

type Values = Readonly<Record<string, unknown>>

/** A version's content. Fields that are newer than it have their defaults. */
export type ReadVersion = { readonly terms: Values; readonly settings: Values }

export async function readVersion(
  db: Queryable,
  { key, defaults }: Pick<PromotionKind, 'key' | 'defaults'>,
  version: number,
): Promise<ReadVersion | undefined> {
  const found = await promotionFindVersion(db, key, version)
  const [content] = found === undefined ? [] : await promotionVersionList(db, [found])
  if (content === undefined) return undefined
  return {
    terms: v.parse(anyObject, content.terms),
    settings: { ...defaults, ...v.parse(anyObject, content.settings) },
  }
}

const anyObject = v.record(v.string(), v.unknown())

/** The fields that differ, with the labels and values of the operator's form. */
export const readableChanges = (kind: Pick<PromotionKind, 'fields'>, before: ReadVersion, after: ReadVersion) =>
  versionChanges(readable(kind, before), readable(kind, after)).map(({ path, ...values }) => ({
    name: path.replaceAll('.', ', '),
    ...values,
  }))

/** What a version leaves out has its default, so that it differs from no version that says the same. */
const readable = ({ fields }: Pick<PromotionKind, 'fields'>, { terms, settings }: ReadVersion): Values => ({
  ...readableTerms(wholeTerms(terms)),
  ...readableSettings(fields, settings),
})

function wholeTerms(terms: Values): Values {
  const parsed = v.safeParse(termsIn, terms)
  return parsed.success ? parsed.output : terms
}
