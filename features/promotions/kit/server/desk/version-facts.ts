import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { basisPoints, percentText } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { ApprovalFact } from '#features/office/approval/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import { defaultTerms } from '../../default-budget.ts'
import { type Terms, termsIn } from '../../terms.ts'
import { warningsOf } from './warnings-of.ts'
import { estimateAudience } from './estimate-audience.ts'
import { measureVersion } from './measure-version.ts'
import type { PromotionDependencies } from '../promotion-dependencies.ts'
import type { ServedPromotion } from '../served-promotion.ts'
import { spendingRecent } from '../store/spending.store.ts'
import { type ReadVersion, readVersion, readableChanges } from './read-version.ts'
import type { StaffPromotionRow } from '../store/staff-promotion.store.ts'

type VersionAt = PromotionDependencies & {
  readonly served: readonly ServedPromotion[]
  readonly kind: PromotionKind
  readonly row: StaffPromotionRow
  readonly now: Instant
}

const shownMax = 40

/** What an approver of a version has to know: its audience, its cost, and its differences from the version in force. */
export async function versionFacts(
  tx: Transaction,
  { served, vipOf, kind, row, now }: VersionAt,
): Promise<ApprovalFact[]> {
  const terms = v.parse(termsIn, row.terms)
  const settings = { ...kind.defaults, ...v.parse(anyObject, row.settings) }
  const { expected, worst, assumed } = kind.costOf(settings, terms)
  const { players, of } = await estimateAudience(tx, terms, { vipOf, now })
  const measured = await measureVersion(tx, { served, kind, settings, now })
  const acting = await actingVersion(tx, { kind, row })
  const proposed = { terms: v.parse(anyObject, row.terms), settings }
  const changes = readableChanges(kind, acting, proposed)
  const recent = await spendingRecent(tx, kind.key, now)
  return [
    { name: 'Promotion', value: kind.title.en },
    {
      name: 'Cost for 1,000 players',
      value: `${formatMoney(expected)} expected, ${formatMoney(worst)} at worst. ${assumed}`,
    },
    ...(measured === undefined ? [] : [{ name: 'By the last 30 closed days', value: formatMoney(measured) }]),
    { name: 'Given in the last 30 days', value: formatMoney(recent) },
    { name: 'Budget', value: budgetText(terms.budget) },
    { name: 'Audience', value: `${players.toLocaleString('en-PH')} of ${of.toLocaleString('en-PH')} players` },
    { name: 'Held back to measure', value: heldText(terms, v.parse(termsIn, acting.terms)) },
    { name: 'Compared with', value: row.version === null ? 'what the promotion comes with' : `version ${row.version}` },
    ...(await warningsOf(tx, kind)).map((value) => ({ name: 'Note', value })),
    ...changes.slice(0, shownMax).map(({ name, before, after }) => ({ name, before, value: after })),
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

async function actingVersion(tx: Transaction, { kind, row }: Pick<VersionAt, 'kind' | 'row'>): Promise<ReadVersion> {
  const found = row.version === null ? undefined : await readVersion(tx, kind, row.version)
  return found ?? { terms: v.parse(anyObject, defaultTerms(kind)), settings: kind.defaults }
}

/** Where granting stops, or why it does not. */
function budgetText({ total, monthly, weekly, daily, noLimitReason }: Terms['budget']): string {
  const limits = [
    [total, 'in total'],
    [monthly, 'a month'],
    [weekly, 'a week'],
    [daily, 'a day'],
  ] as const
  const named = limits.flatMap(([max, of]) => (max === null ? [] : [`${formatMoney(max)} ${of}`]))
  if (named.length > 0) return named.join(', ')
  return noLimitReason === '' ? 'No limit, and no reason given' : `No limit: ${noLimitReason}`
}
