import { formatInstant } from '#core/clock/manila-format.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readRule } from '../contract.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionKind, RuleBlock } from '../promotion-kind.ts'
import type { Terms } from '../terms.ts'
import { isHiddenByMode } from './green-mode.ts'
import { promotionOf } from './read-promotion.ts'
import type { ServedPromotion } from './served-promotion.ts'

/** Rendered from the version in force at every read, so that text and behaviour cannot differ. */
export const readRuleHandler = (served: readonly ServedPromotion[]) =>
  handleOutsideTransaction(readRule, async ({ input: { name }, db }) => {
    const found = served.find(({ kind, ruleNames = [] }) => kind.key === name || ruleNames.includes(name))
    const promotion = found && (await promotionOf(db, found.kind))
    if (found === undefined || promotion === undefined) return refuse('ruleNotFound')
    if (await isHiddenByMode(db, promotion)) return refuse('ruleNotFound')
    return answer({
      title: found.kind.title,
      blocks: ruleView({ kind: found.kind, settings: promotion.kept, terms: promotion.terms }),
    })
  })

/** The rules of a version, active or draft. */
export function ruleView({
  kind,
  settings,
  terms,
}: {
  readonly kind: PromotionKind
  readonly settings: unknown
  readonly terms: Terms
}) {
  return [...kind.ruleOf(settings, terms), termsBlock({ kind, terms })].map(({ heading, text = [], table }) => ({
    heading,
    text: [...text],
    table: table === undefined ? null : { head: [...table.head], rows: table.rows.map((row) => [...row]) },
  }))
}

/** Rules common to every promotion. */
function termsBlock({ kind, terms }: Pick<Promotion, 'kind' | 'terms'>): RuleBlock {
  const { startAt, endAt, audience, permitNo } = terms
  const lines = [
    startAt !== null && `Starts ${formatInstant(startAt)}.`,
    endAt === null ? 'Runs until we announce its end.' : `Ends ${formatInstant(endAt)}.`,
    (kind.asks.mobile || audience.needsMobile) && 'You need a mobile number on your account.',
    (kind.asks.kyc || audience.needsKyc) && 'You need to verify your identity.',
    kind.asks.recharge && 'You need to have made a deposit.',
    kind.asks.oncePerCluster &&
      'Once per person: accounts that share a device, a document or a bank account count as one. Where many accounts use the same network on one day, we may first ask you to verify your identity.',
    'All times are Manila time. Days start at midnight and weeks on Monday.',
    'No rewards during a break or self-exclusion, or for a day after you set a limit. For players 21 and older.',
    permitNo !== '' && `Permit ${permitNo}.`,
  ]
  return { heading: 'Terms', text: lines.filter((line) => typeof line === 'string') }
}
