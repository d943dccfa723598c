import * as v from 'valibot'
import { calendarDayIn } from '#core/clock/manila.ts'
import { formatMonth } from '#core/clock/manila-format.ts'
import { wholeTextIn } from '#core/contract/whole-text-in.ts'
import { kindName } from '#core/enumerations/game-kind-name.ts'
import { basisPoints, percentText } from '#core/money/basis-points.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type ApprovalFact, type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { gameTypes } from '../contract.ts'
import type { Shares } from '../rules.ts'
import { pagcorTermsInsert, pagcorTermsLock, pagcorTermsOf } from './store/pagcor-terms.store.ts'

export const pagcorTermsKindName = { name: 'pagcorTerms' } as const

/** What a month is worked out with. */
type Terms = { readonly shares: Shares; readonly minimumFee: Centavos }

const share = v.pipe(v.number(), v.transform(basisPoints))
const terms = v.object({
  shares: v.object({ slots: share, fish: share, poker: share, sports: share, live: share, games: share }),
  minimumFee: v.pipe(wholeTextIn, v.transform(centavos)),
})

/** The stored request: the new terms, and those that applied to the month then. */
const payload = v.object({ from: calendarDayIn, terms, before: v.nullable(terms) })

export const storedTerms = ({ shares, minimumFee }: Terms) => ({ shares, minimumFee: String(minimumFee) })

const textOf = (of: Terms | null): string => JSON.stringify(of && storedTerms(of))

/** The terms that the licence sets: requested by one member, approved by another. */
export const pagcorTermsKind: ApprovalKind = approvalKind({
  ...pagcorTermsKindName,
  label: 'PAGCOR’s terms',
  approves: 'pagcor.approveTerms',
  payload,
  facts: ({ from, terms, before }) => [
    { name: 'From month', value: formatMonth(from) },
    ...gameTypes.map((type) => factOf(`${kindName(type)}: share`, (of) => percentText(of.shares[type]), terms, before)),
    factOf('Minimum guaranteed fee a month', (of) => formatMoney(of.minimumFee), terms, before),
    {
      name: 'Effect',
      value: 'PAGCOR’s part of this month and the later ones is calculated with these terms, also for closed days',
    },
  ],
  carryOut: async (tx, { from, terms, before }, { maker, approver, reason, now }) => {
    await pagcorTermsLock(tx)
    const present = (await pagcorTermsOf(tx, from)) ?? null
    if (textOf(present) !== textOf(before))
      return {
        kind: 'refused',
        why: 'The terms of this month were changed after the request. Reject it and submit a new one.',
      }
    const savedBy = `${maker}, approved by ${approver}`
    await pagcorTermsInsert(tx, { from, ...terms, savedBy, reason, savedAt: now })
    return { kind: 'done', result: { from } }
  },
})

function factOf(name: string, valueOf: (of: Terms) => string, terms: Terms, before: Terms | null): ApprovalFact {
  const [value, old] = [valueOf(terms), before === null ? undefined : valueOf(before)]
  return { name, value, ...(old !== undefined && old !== value && { before: old }) }
}
