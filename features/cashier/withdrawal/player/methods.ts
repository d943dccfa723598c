import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

const walletWords = (wallet: string) => ({
  title: wallet,
  about: messages.usuallyWithinAMinute,
  pageTitle: formatMessage(messages.withdrawToWallet, { wallet }),
  /** The title while the player has no such account. */
  without: formatMessage(messages.noWalletYet, { wallet }),
})

/** Payout methods with a page of their own, by their name in the address. */
export const methods = {
  gcash: { ...walletWords('GCash'), icon: 'wallet', bankId: 1 },
  maya: { ...walletWords('Maya'), icon: 'wallet', bankId: 2 },
  bank: {
    title: messages.bankAccount,
    about: messages.majorBanks,
    pageTitle: messages.withdrawToBank,
    without: messages.noBankAccountYet,
    icon: 'bank',
    bankId: undefined,
  },
} as const
export type MethodName = keyof typeof methods

export const methodNames: readonly MethodName[] = ['gcash', 'maya', 'bank']

export const isMethodName = (name: string | undefined): name is MethodName =>
  name !== undefined && Object.hasOwn(methods, name)

type Account = { readonly kind: 'bank' | 'ewallet'; readonly code: string }

/** Whether an account is paid by this method. */
export const isOfMethod = ({ kind, code }: Account, name: MethodName): boolean =>
  name === 'bank' ? kind === 'bank' : code === name
