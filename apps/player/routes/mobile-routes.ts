import type { Route } from '#platform/browser/router/route-table.ts'
import { screens } from './screens.ts'

/** The pages of the phone. `lobby` is the frame with the tab bar. */
export const mobileRoutes: readonly Route[] = [
  { path: '/', redirectTo: '/lobby/home' },
  { path: '/lobby/home', access: 'public', title: 'Lobby', screen: screens.home, frame: 'lobby', keepAlive: true },

  { path: '/login', access: 'public', title: 'Log in', screen: screens.login, frame: 'plain', entrance: true },
  { path: '/register', access: 'public', title: 'Register', screen: screens.register, frame: 'plain', entrance: true },
  {
    path: '/forget',
    access: 'public',
    title: 'Reset password',
    screen: screens.forget,
    frame: 'plain',
    entrance: true,
  },
  { path: '/bind', access: 'player', title: 'Bind mobile number', screen: screens.bind, frame: 'plain' },
  { path: '/about', access: 'public', title: 'About us', screen: screens.about, frame: 'plain' },
  { path: '/terms-of-use', access: 'public', title: 'Terms of Use', screen: screens.termsOfUse, frame: 'plain' },
  { path: '/privacy-policy', access: 'public', title: 'Privacy Policy', screen: screens.privacyPolicy, frame: 'plain' },
  { path: '/profile/agree/:name', access: 'player', title: 'Legal text', screen: screens.agree, frame: 'plain' },
  {
    path: '/profile/info',
    access: 'player',
    title: 'Profile and security',
    screen: screens.profileInfo,
    frame: 'plain',
  },
  { path: '/profile/license', access: 'player', title: 'Licence', screen: screens.licence, frame: 'plain' },

  // Addresses of the desktop's pages, for links that travel from one device to the other.
  { path: '/lobby/bind', redirectTo: '/bind' },
  { path: '/lobby/profile', redirectTo: '/profile/info' },
  { path: '/lobby/terms', redirectTo: '/terms-of-use' },
  { path: '/lobby/privacy', redirectTo: '/privacy-policy' },
]
