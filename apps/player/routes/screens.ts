import { lazyScreen } from '#platform/browser/router/screen.ts'

/** The screens that are named in more than one place. The others stand with their page's path. */
export const screens = {
  bankCards: lazyScreen(() =>
    import('#features/cashier/bank-account/player/bank-card-list-page.tsx').then((m) => m.BankCardListPage),
  ),
  privacyPolicy: lazyScreen(() =>
    import('#features/players/legal/player/privacy-policy-page.tsx').then((m) => m.PrivacyPolicyPage),
  ),
  mail: lazyScreen(() => import('#features/players/mail/player/mail-page.tsx').then((m) => m.MailPage)),
  notFound: lazyScreen(() => import('#apps/player/screens/not-found-screen.tsx').then((m) => m.NotFoundScreen)),
  start: lazyScreen(() => import('#features/lobby/games/player/start/start-page.tsx').then((m) => m.StartPage)),
  termsOfUse: lazyScreen(() =>
    import('#features/players/legal/player/terms-of-use-page.tsx').then((m) => m.TermsOfUsePage),
  ),
}
