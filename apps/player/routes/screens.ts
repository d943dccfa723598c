import { lazyScreen } from '#platform/browser/router/screen.ts'

/** Every screen of the product, fetched when it is first needed. The tables say where each is found. */
export const screens = {
  about: lazyScreen(() => import('#features/legal/player/about-page.tsx').then((m) => m.AboutPage)),
  agree: lazyScreen(() => import('#features/legal/player/agree-page.tsx').then((m) => m.AgreePage)),
  bind: lazyScreen(() => import('#features/account/player/bind-page.tsx').then((m) => m.BindPage)),
  forget: lazyScreen(() => import('#features/account/player/forget-page.tsx').then((m) => m.ForgetPage)),
  home: lazyScreen(() => import('#features/account/player/home-greeting-page.tsx').then((m) => m.HomeGreetingPage)),
  licence: lazyScreen(() => import('#features/legal/player/licence-page.tsx').then((m) => m.LicencePage)),
  login: lazyScreen(() => import('#features/account/player/login-page.tsx').then((m) => m.LoginPage)),
  privacyPolicy: lazyScreen(() =>
    import('#features/legal/player/privacy-policy-page.tsx').then((m) => m.PrivacyPolicyPage),
  ),
  profileInfo: lazyScreen(() =>
    import('#features/account/player/profile-info-page.tsx').then((m) => m.ProfileInfoPage),
  ),
  register: lazyScreen(() => import('#features/account/player/register-page.tsx').then((m) => m.RegisterPage)),
  termsOfUse: lazyScreen(() => import('#features/legal/player/terms-of-use-page.tsx').then((m) => m.TermsOfUsePage)),
}
