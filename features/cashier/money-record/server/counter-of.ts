import type { Account } from '#ledger'
import { type CounterKind, counterKinds } from '../record-kinds.ts'

/** An account's kind, without its provider. */
export function counterOf(account: Account): CounterKind {
  const kind = account.split(':', 1)[0]
  const found = counterKinds.find((each) => each === kind)
  if (found === undefined) throw new Error(`the chart has no account ${account}`)
  return found
}
