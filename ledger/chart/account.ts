/** Accounts of a player. Coin, hold and safebox are in centavos; points are hundredths of a point. */
export const playerAccounts = ['coin', 'hold', 'safebox', 'points'] as const
export type PlayerAccount = (typeof playerAccounts)[number]

const namedKinds = ['game', 'promo', 'psp', 'bank'] as const
const singleKinds = ['jackpot', 'adjustment', 'debt', 'synthetic'] as const
type NamedKind = (typeof namedKinds)[number]
type SingleKind = (typeof singleKinds)[number]

/** Accounts of the house: one per game provider, promotion, payment provider and bank, and some singletons. */
export type HouseAccount = `${NamedKind}:${string}` | SingleKind

export type Account = PlayerAccount | HouseAccount
export type AccountKind = PlayerAccount | NamedKind | SingleKind

const kindsAlone: ReadonlySet<string> = new Set([...playerAccounts, ...singleKinds])
const kindsWithName: ReadonlySet<string> = new Set(namedKinds)
const accountName = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Undefined for an account outside the chart; nothing can be posted to it. */
export function accountKind(account: string): AccountKind | undefined {
  const colon = account.indexOf(':')
  if (colon < 0) return isKindAlone(account) ? account : undefined
  const kind = account.slice(0, colon)
  return isKindWithName(kind) && accountName.test(account.slice(colon + 1)) ? kind : undefined
}

export const isPlayerAccount = (account: string): account is PlayerAccount =>
  account === 'coin' || account === 'hold' || account === 'safebox' || account === 'points'

export const isHouseAccount = (account: string): account is HouseAccount =>
  accountKind(account) !== undefined && !isPlayerAccount(account)

const isKindAlone = (kind: string): kind is PlayerAccount | SingleKind => kindsAlone.has(kind)
const isKindWithName = (kind: string): kind is NamedKind => kindsWithName.has(kind)
