import * as v from 'valibot'
import { type ContentSection, contentSections } from '#features/lobby/content/content.ts'

/** An account that players are told to pay to, as one line of words. */
const accountsOf = (content: unknown): readonly string[] => {
  const parsed = v.safeParse(contentSections.rechargeTypes, content)
  if (!parsed.success) return []
  return Object.entries(parsed.output).flatMap(([id, { bank }]) =>
    bank === undefined ? [] : [`Way to pay ${id}: ${bank.bankName}, ${bank.accountName}, ${bank.cardNum}`],
  )
}

export type PaidAccounts = { readonly before: readonly string[]; readonly after: readonly string[] }

/** What accounts players would be told to pay to instead; undefined where that stays as it is. */
export function paidAccountsChanged(
  section: ContentSection,
  before: unknown,
  after: unknown,
): PaidAccounts | undefined {
  if (section !== 'rechargeTypes') return undefined
  const changed = { before: accountsOf(before), after: accountsOf(after) }
  const isNew = changed.after.some((account) => !changed.before.includes(account))
  return isNew ? changed : undefined
}
