import type { ChannelSettings } from '../rules.ts'

export type PaidAccounts = { readonly before: readonly string[]; readonly after: readonly string[] }

/** What accounts players would be told to pay to instead; undefined where that stays as it is. */
export function paidAccountsChanged(before: ChannelSettings, after: ChannelSettings): PaidAccounts | undefined {
  const changed = { before: accountsOf(before), after: accountsOf(after) }
  const isNew = changed.after.some((account) => !changed.before.includes(account))
  return isNew ? changed : undefined
}

/** An account that players are told to pay to, as one line of words. */
const accountsOf = (settings: ChannelSettings): readonly string[] =>
  Object.entries(settings).flatMap(([id, { bank }]) =>
    bank === undefined ? [] : [`Way to pay ${id}: ${bank.bankName}, ${bank.accountName}, ${bank.cardNum}`],
  )
