import { pathOf } from '#platform/browser/router/route-table.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { messages } from '../../messages/en.ts'

export type SectionLink = { readonly to: string; readonly label: string; readonly icon: IconName }

/** Pages about one subject, which the desktop lists beside the one that is open. */
export type PageSection = {
  readonly title: string
  /** `promos` lists the current promotions, which only the server knows. */
  readonly links: readonly SectionLink[] | 'promos'
  /** Beginnings of further addresses of the section: forms and details. */
  readonly below?: readonly string[]
}

const wallet: PageSection = {
  title: messages.wallet,
  links: [
    { to: '/lobby/wallets', label: messages.overview, icon: 'wallet' },
    { to: '/lobby/wallets/deposit', label: messages.deposit, icon: 'deposit' },
    { to: '/lobby/wallets/withdraw', label: messages.withdraw, icon: 'withdraw' },
    { to: '/lobby/record/transaction', label: messages.records, icon: 'history' },
    { to: '/lobby/wallets/records', label: messages.depositRecords, icon: 'document' },
    { to: '/lobby/wallets/withdrawals', label: messages.withdrawalRecords, icon: 'document' },
    { to: '/record/bets', label: messages.betHistory, icon: 'dice' },
    { to: '/lobby/profile/bank', label: messages.bankAccounts, icon: 'bank' },
    { to: '/lobby/walletsPassword', label: messages.withdrawalPassword, icon: 'lock' },
    { to: '/lobby/wallets/safebox', label: messages.safebox, icon: 'shield' },
  ],
  below: ['/lobby/withdrawal/', '/lobby/bindBankCard', '/lobby/wallets/'],
}

const account: PageSection = {
  title: messages.profile,
  links: [
    { to: '/lobby/member', label: messages.myProfile, icon: 'user' },
    { to: '/lobby/profile', label: messages.profileAndSecurity, icon: 'lock' },
    { to: '/lobby/walletsKyc', label: messages.identityVerification, icon: 'shield' },
    { to: '/lobby/email', label: messages.inbox, icon: 'mail' },
    { to: '/lobby/profile/vip', label: 'VIP', icon: 'crown' },
    { to: '/lobby/points', label: messages.points, icon: 'ticket' },
    { to: '/profile/limits', label: messages.limitsAndBreaks, icon: 'clock' },
    { to: '/profile/superior', label: messages.referral, icon: 'users' },
    { to: '/profile/more', label: messages.more, icon: 'settings' },
  ],
  below: [
    '/lobby/walletsKycUpload',
    '/lobby/bind',
    '/profile/data',
    '/profile/passkeys',
    '/profile/email-address',
    '/unsubscribe',
  ],
}

const help: PageSection = {
  title: messages.help,
  links: [
    { to: '/service', label: messages.customerService, icon: 'headset' },
    { to: '/profile/report', label: messages.reportAProblem, icon: 'edit' },
    { to: '/apkdownload', label: messages.getTheApp, icon: 'install' },
    { to: '/about', label: messages.aboutUs, icon: 'info' },
    { to: '/proof', label: messages.proofOfBalance, icon: 'check-circle' },
    { to: '/returns', label: messages.gameReturns, icon: 'pulse' },
    { to: '/lobby/terms', label: messages.termsOfUse, icon: 'document' },
    { to: '/lobby/privacy', label: messages.privacyPolicy, icon: 'document' },
    { to: '/profile/license', label: messages.licence, icon: 'document' },
  ],
  below: ['/service/chat', '/profile/report/', '/profile/agree/', '/terms-of-use', '/privacy-policy'],
}

const promos: PageSection = {
  title: messages.promos,
  links: 'promos',
  below: ['/activity/', '/lobby/activity/', '/lobby/rule/', '/lobby/profile/task', '/reward/detail/'],
}

/** An exact address wins over the beginning of one. */
const sections: readonly PageSection[] = [wallet, account, help, promos]

/** The section of a page; undefined for pages that use the whole width, such as the home and lists of games. */
export function sectionOf(path: string): PageSection | undefined {
  return (
    sections.find(({ links }) => links !== 'promos' && links.some(({ to }) => pathOf(to) === path)) ??
    sections.find(({ below = [] }) => below.some((beginning) => path.startsWith(beginning)))
  )
}
