import { formatInstant } from '#core/clock/manila-format.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type MessagesOf, messagesIn } from '#core/message/local-text.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { bonusDefaults } from '#ledger'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readRule } from '../contract.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionKind, RuleBlock } from '../promotion-kind.ts'
import type { Terms } from '../terms.ts'
import { isHiddenByMode } from './green-mode.ts'
import { kitTexts } from './messages/index.ts'
import { promotionOf } from './read-promotion.ts'
import type { ServedPromotion } from './served-promotion.ts'

/** Rendered from the version in force at every read, so that text and behaviour cannot differ. */
export const readRuleHandler = (served: readonly ServedPromotion[]) =>
  handleOutsideTransaction(readRule, async ({ input: { name }, caller: { language }, db }) => {
    const found = served.find(({ kind, ruleNames = [] }) => kind.key === name || ruleNames.includes(name))
    const promotion = found && (await promotionOf(db, found.kind))
    if (found === undefined || promotion === undefined) return refuse('ruleNotFound')
    if (await isHiddenByMode(db, promotion)) return refuse('ruleNotFound')
    return answer({
      title: found.kind.title[language],
      blocks: ruleView({ kind: found.kind, settings: promotion.kept, terms: promotion.terms, language }),
    })
  })

/** The rules of a version, active or draft. */
export function ruleView({
  kind,
  settings,
  ...reader
}: {
  readonly kind: PromotionKind
  readonly settings: unknown
  readonly terms: Terms
  readonly language: Language
}) {
  return [...kind.ruleOf(settings, reader), termsBlock({ kind, ...reader })].map(({ heading, text = [], table }) => ({
    heading,
    text: [...text],
    table: table === undefined ? null : { head: [...table.head], rows: table.rows.map((row) => [...row]) },
  }))
}

type Termed = Pick<Promotion, 'kind' | 'terms'> & { readonly language: Language }

/** Rules common to every promotion. */
function termsBlock({ kind, terms, language }: Termed): RuleBlock {
  const { startAt, endAt, permitNo } = terms
  const messages = messagesIn(kitTexts, language)
  const lines = [
    startAt !== null && formatMessage(messages.starts, { time: formatInstant(startAt) }),
    endAt === null ? messages.noEndYet : formatMessage(messages.ends, { time: formatInstant(endAt) }),
    ...requirementsOf({ kind, terms, messages }),
    terms.holdout > 0 && messages.notForEverybody,
    formatMessage(messages.playthroughTerms, { days: bonusDefaults.days, betMax: formatMoney(bonusDefaults.betMax) }),
    messages.manilaTime,
    messages.responsiblePlay,
    permitNo !== '' && formatMessage(messages.permit, { number: permitNo }),
  ]
  return { heading: messages.terms, text: lines.filter((line) => typeof line === 'string') }
}

type RequirementInput = Omit<Termed, 'language'> & { readonly messages: MessagesOf<typeof kitTexts> }

/** What a player has to bring. */
const requirementsOf = ({ kind: { asks }, terms: { audience }, messages }: RequirementInput) => [
  (asks.mobile || audience.needsMobile) && messages.needsMobile,
  (asks.kyc || audience.needsKyc) && messages.needsIdentity,
  asks.recharge && messages.needsDeposit,
  asks.oncePerCluster && messages.oncePerPerson,
]
