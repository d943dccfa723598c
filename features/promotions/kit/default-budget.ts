import * as v from 'valibot'
import { type Centavos, centavos, pesos } from '#core/money/centavos.ts'
import { divCeil } from '#core/money/division.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { PromotionKind } from './promotion-kind.ts'
import { termsIn, type WireTerms } from './terms.ts'

type Kind = Pick<PromotionKind, 'terms' | 'defaults' | 'costOf' | 'noHoldout'>

const leastBudget = pesos(10_000n)
const step = pesos(1_000n)

const earnedFirst = 'Players earn this before they claim it: a limit would take away what is already theirs.'

/** The terms that a kind comes with. Unless it names a limit itself, it may give a month what 1,000 players cost at worst. */
export function defaultTerms(kind: Kind): WireTerms {
  const terms = v.parse(termsIn, kind.terms ?? {})
  const { total, monthly, weekly, daily } = terms.budget
  if ([total, monthly, weekly, daily].some((max) => max !== null)) return kind.terms ?? {}
  const house = kind.noHoldout
    ? { noLimitReason: earnedFirst }
    : { monthly: toWireCentavos(monthlyFor(kind.costOf(kind.defaults, terms).worst)) }
  return { ...kind.terms, budget: { ...kind.terms?.budget, ...house } }
}

/** In whole thousands of pesos, and never so little that a few players use it up. */
const monthlyFor = (worst: Centavos): Centavos =>
  worst <= leastBudget ? leastBudget : centavos(divCeil(worst, step) * step)

/** Terms to be saved: without a word about budgets, the kind's own apply. */
export const withBudget = (kind: Kind, terms: Readonly<Record<string, unknown>>) =>
  terms['budget'] === undefined || terms['budget'] === null ? { ...terms, budget: defaultTerms(kind).budget } : terms
