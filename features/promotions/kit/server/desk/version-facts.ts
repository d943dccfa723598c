import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { basisPoints, percentText } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { ApprovalFact } from '#features/office/approval/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import { type Terms, termsIn } from '../../terms.ts'
import { versionChanges } from '../../version-changes.ts'
import { warningsOf } from './warnings-of.ts'
import { estimateAudience } from './estimate-audience.ts'
import { measureVersion } from './measure-version.ts'
import type { ServedPromotion } from '../served-promotion.ts'
import { promotionFindVersion, promotionVersionList } from '../store/promotion.store.ts'
import { readableSettings, readableTerms } from './readable-version.ts'
import type { StaffPromotionRow } from '../store/staff-promotion.store.ts'

type VersionAt = {
  readonly served: readonly ServedPromotion[]
  readonly kind: PromotionKind
  readonly row: StaffPromotionRow
  readonly now: Instant
}

const shownMax = 40

/** What an approver of a version has to know: its audience, its cost, and its differences from the version in force. */
export async function versionFacts(tx: Transaction, { served, kind, row, now }: VersionAt): Promise<ApprovalFact[]> {
  const terms = v.parse(termsIn, row.terms)
  const settings = { ...kind.defaults, ...v.parse(anyObject, row.settings) }
  const { expected, worst } = kind.costOf(settings, terms)
  const { players, of } = await estimateAudience(tx, terms, now)
  const measured = await measureVersion(tx, { served, kind, settings, now })
  const acting = await actingVersion(tx, { kind, row })
  const proposed = { terms: v.parse(anyObject, row.terms), settings }
  const changes = versionChanges(readable(kind, acting), readable(kind, proposed))
  return [
    { name: 'Promotion', value: kind.title.en },
    { name: 'Cost', value: `${formatMoney(expected)} expected, ${formatMoney(worst)} at worst` },
    ...(measured === undefined ? [] : [{ name: 'By the last 30 closed days', value: formatMoney(measured) }]),
    { name: 'Audience', value: `${players.toLocaleString('en-PH')} of ${of.toLocaleString('en-PH')} players` },
    { name: 'Held back to measure', value: heldText(terms, v.parse(termsIn, acting.terms)) },
    { name: 'Compared with', value: row.version === null ? 'what the promotion comes with' : `version ${row.version}` },
    ...(await warningsOf(tx, kind)).map((value) => ({ name: 'Note', value })),
    ...changes.slice(0, shownMax).map(({ path, before, after }) => ({
      name: path.replaceAll('.', ', '),
      value: `${before} becomes ${after}`,
    })),
    ...(changes.length === 0 ? [{ name: 'Changes', value: 'None' }] : []),
    ...(changes.length > shownMax ? [{ name: 'And', value: `${changes.length - shownMax} more changes` }] : []),
  ]
}

/** Ending or changing a holdout is never one change among many. */
function heldText(proposed: Terms, acting: Terms): string {
  const [after, before] = [proposed, acting].map(({ holdout }) => percentText(basisPoints(holdout)))
  return after === before ? `${after} of the audience, as before` : `${after} of the audience, ${before} before`
}

const anyObject = v.record(v.string(), v.unknown())

type Version = { readonly terms: Values; readonly settings: Values }
type Values = Readonly<Record<string, unknown>>

/** With the labels and values of the operator's form. */
const readable = ({ fields }: PromotionKind, { terms, settings }: Version): Values => ({
  ...readableTerms(terms),
  ...readableSettings(fields, settings),
})

async function actingVersion(tx: Transaction, { kind, row }: Pick<VersionAt, 'kind' | 'row'>): Promise<Version> {
  const found = row.version === null ? undefined : await promotionFindVersion(tx, row.key, row.version)
  const [content] = found === undefined ? [] : await promotionVersionList(tx, [found])
  const terms = v.parse(anyObject, content?.terms ?? kind.terms ?? {})
  return { terms, settings: { ...kind.defaults, ...v.parse(anyObject, content?.settings ?? {}) } }
}
