/** Payout methods with a page of their own, by their name in the address. */
export const methods = {
  gcash: { title: 'GCash', about: 'Arrives within a minute', icon: 'wallet', bankId: 1 },
  maya: { title: 'Maya', about: 'Arrives within a minute', icon: 'wallet', bankId: 2 },
  bank: { title: 'Bank account', about: 'The largest banks of the country', icon: 'bank', bankId: undefined },
} as const
export type MethodName = keyof typeof methods

export const methodNames: readonly MethodName[] = ['gcash', 'maya', 'bank']

export const isMethodName = (name: string | undefined): name is MethodName =>
  name !== undefined && Object.hasOwn(methods, name)

type Account = { readonly kind: 'bank' | 'ewallet'; readonly code: string }

/** Whether an account is paid by this method. */
export const isOfMethod = ({ kind, code }: Account, name: MethodName): boolean =>
  name === 'bank' ? kind === 'bank' : code === name
