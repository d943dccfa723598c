import type { PageRoute } from '#platform/browser/router/page-route.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { screens } from './screens.ts'
import { messages } from '../messages/en.ts'

/** The pages of an account: the way in, the player’s own, and the law. */
export const playersPages: readonly PageRoute[] = [
  {
    path: '/profile/info',
    desktopPath: '/lobby/profile',
    title: messages.profileAndSecurity,
    screen: lazyScreen(() =>
      import('#features/players/account/player/profile/profile-info-page.tsx').then((m) => m.ProfileInfoPage),
    ),
  },
  { path: '/profile/email', desktopPath: '/lobby/email', title: messages.inbox, screen: screens.mail },
  { path: '/lobby/email', title: messages.inbox, screen: screens.mail, frame: 'lobby' },
  {
    path: '/profile/limits',
    title: messages.limitsAndBreaks,
    screen: lazyScreen(() =>
      import('#features/players/responsible-play/player/limits-page.tsx').then((m) => m.LimitsPage),
    ),
  },
  {
    path: '/profile/data',
    title: messages.myData,
    screen: lazyScreen(() => import('#features/players/data-export/player/data-page.tsx').then((m) => m.DataPage)),
  },
  {
    path: '/profile/passkeys',
    title: messages.passkeys,
    screen: lazyScreen(() => import('#features/players/passkey/player/passkeys-page.tsx').then((m) => m.PasskeysPage)),
  },
  {
    path: '/profile/email-address',
    title: messages.emailAddress,
    screen: lazyScreen(() => import('#features/players/email/player/email-page.tsx').then((m) => m.EmailPage)),
  },
  {
    path: '/unsubscribe',
    title: messages.stopEmails,
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/players/email/player/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
    ),
  },
  {
    path: '/profile/superior',
    title: messages.referral,
    screen: lazyScreen(() =>
      import('#features/players/account/player/registration/superior-page.tsx').then((m) => m.SuperiorPage),
    ),
  },
  {
    path: '/walletsKyc',
    desktopPath: '/lobby/walletsKyc',
    title: messages.identityVerification,
    screen: lazyScreen(() => import('#features/players/identity/player/kyc-page.tsx').then((m) => m.KycPage)),
  },
  {
    path: '/walletsKycUpload',
    desktopPath: '/lobby/walletsKycUpload',
    title: messages.photos,
    screen: lazyScreen(() =>
      import('#features/players/identity/player/kyc-upload-page.tsx').then((m) => m.KycUploadPage),
    ),
  },
  {
    path: '/login',
    title: messages.logIn,
    access: 'public',
    screen: lazyScreen(() => import('#features/players/account/player/access/login-page.tsx').then((m) => m.LoginPage)),
    frame: 'entrance',
    entrance: true,
  },
  {
    path: '/register',
    title: messages.register,
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/players/account/player/registration/register-page.tsx').then((m) => m.RegisterPage),
    ),
    frame: 'entrance',
    entrance: true,
  },
  {
    path: '/forget',
    title: messages.resetPassword,
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/players/account/player/access/forget-page.tsx').then((m) => m.ForgetPage),
    ),
    frame: 'entrance',
    entrance: true,
  },
  {
    path: '/about',
    title: messages.aboutUs,
    access: 'public',
    screen: lazyScreen(() => import('#features/players/legal/player/about-page.tsx').then((m) => m.AboutPage)),
  },
  { path: '/terms-of-use', title: messages.termsOfUse, access: 'public', screen: screens.termsOfUse },
  {
    path: '/terms-of-use',
    desktopPath: '/lobby/terms',
    title: messages.termsOfUse,
    access: 'public',
    screen: screens.termsOfUse,
  },
  { path: '/privacy-policy', title: messages.privacyPolicy, access: 'public', screen: screens.privacyPolicy },
  {
    path: '/privacy-policy',
    desktopPath: '/lobby/privacy',
    title: messages.privacyPolicy,
    access: 'public',
    screen: screens.privacyPolicy,
  },
  {
    path: '/profile/agree/:name',
    title: messages.termsAndPolicies,
    screen: lazyScreen(() => import('#features/players/legal/player/agree-page.tsx').then((m) => m.AgreePage)),
  },
  {
    path: '/profile/license',
    title: messages.licence,
    screen: lazyScreen(() => import('#features/players/legal/player/licence-page.tsx').then((m) => m.LicencePage)),
  },
]
