import type { ChannelSettings } from '../channel-settings.ts'

export type PaidAccounts = { readonly before: readonly string[]; readonly after: readonly string[] }

/** The changed payee accounts; undefined if they stay the same. */
export function paidAccountsChanged(before: ChannelSettings, after: ChannelSettings): PaidAccounts | undefined {
  const changed = { before: accountsOf(before), after: accountsOf(after) }
  const isNew = changed.after.some((account) => !changed.before.includes(account))
  return isNew ? changed : undefined
}

/** A payee account shown to players, as one line. */
const accountsOf = (settings: ChannelSettings): readonly string[] =>
  Object.entries(settings).flatMap(([id, { bank }]) =>
    bank === undefined ? [] : [`Payment method ${id}: ${bank.bankName}, ${bank.accountName}, ${bank.cardNum}`],
  )
