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
    startAt !== null && `It begins ${formatInstant(startAt)}.`,
    endAt === null ? 'It runs until we announce its end.' : `It ends ${formatInstant(endAt)}.`,
    (kind.asks.mobile || audience.needsMobile) && 'A mobile number has to be bound.',
    (kind.asks.kyc || audience.needsKyc) && 'Your identity has to be verified.',
    kind.asks.recharge && 'One deposit has to be made before.',
    kind.asks.oncePerCluster &&
      'Once per person: accounts that share a device, a document or a bank account count as one. Where many accounts use the same network on one day, we may first ask you to verify your identity.',
    'Times are those of Manila. Days begin at midnight, weeks on Monday.',
    'Nothing is given during a break, an exclusion, or for a day after a limit was set. For players of 21 and older.',
    permitNo !== '' && `Permit ${permitNo}.`,
  ]
  return { heading: 'Terms', text: lines.filter((line) => typeof line === 'string') }
}
