import type { Route } from '#platform/browser/router/route-table.ts'
import { screens } from './screens.ts'

/** The pages of the desktop. `lobby` is the frame with the left menu, `entrance` stands alone. */
export const desktopRoutes: readonly Route[] = [
  { path: '/', redirectTo: '/lobby/home' },
  { path: '/lobby/home', access: 'public', title: 'Lobby', screen: screens.home, frame: 'lobby', keepAlive: true },

  { path: '/login', access: 'public', title: 'Log in', screen: screens.login, frame: 'entrance', entrance: true },
  {
    path: '/register',
    access: 'public',
    title: 'Register',
    screen: screens.register,
    frame: 'entrance',
    entrance: true,
  },
  {
    path: '/forget',
    access: 'public',
    title: 'Reset password',
    screen: screens.forget,
    frame: 'entrance',
    entrance: true,
  },
  { path: '/lobby/bind', access: 'player', title: 'Bind mobile number', screen: screens.bind, frame: 'lobby' },
  { path: '/bind', redirectTo: '/lobby/bind' },
  {
    path: '/lobby/profile',
    access: 'player',
    title: 'Profile and security',
    screen: screens.profileInfo,
    frame: 'lobby',
  },
  { path: '/profile/info', redirectTo: '/lobby/profile' },
  { path: '/terms-of-use', access: 'public', title: 'Terms of Use', screen: screens.termsOfUse, frame: 'lobby' },
  { path: '/lobby/terms', access: 'public', title: 'Terms of Use', screen: screens.termsOfUse, frame: 'lobby' },
  { path: '/privacy-policy', access: 'public', title: 'Privacy Policy', screen: screens.privacyPolicy, frame: 'lobby' },
  { path: '/lobby/privacy', access: 'public', title: 'Privacy Policy', screen: screens.privacyPolicy, frame: 'lobby' },

  // Pages of the phone that the desktop has no place of its own for.
  { path: '/about', access: 'public', title: 'About us', screen: screens.about, frame: 'lobby' },
  { path: '/profile/agree/:name', access: 'player', title: 'Legal text', screen: screens.agree, frame: 'lobby' },
  { path: '/profile/license', access: 'player', title: 'Licence', screen: screens.licence, frame: 'lobby' },
]
