import type { ScreenRoute } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { openTestTab } from '#platform/browser/testing/test-tab.tsx'
import type { AccountConfiguration } from '../player/account-configuration.ts'
import { BindPage } from '../player/profile/bind-page.tsx'
import { ForgetPage } from '../player/access/forget-page.tsx'
import { LoginPage } from '../player/access/login-page.tsx'
import { ProfileInfoPage } from '../player/profile/profile-info-page.tsx'
import { RegisterPage } from '../player/registration/register-page.tsx'
import { SuperiorPage } from '../player/registration/superior-page.tsx'
import { testConfiguration } from './account-configuration.ts'

export { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'

export type AccountOptions = {
  readonly configuration?: Partial<AccountConfiguration>
  readonly token?: string
}

/** The account screens in a tab of their own, with a test server. */
export const openAccount = (address: string, { configuration = {}, token }: AccountOptions = {}) =>
  openTestTab({ address, token, routes, config: { ...testConfiguration, ...configuration } })

const page = (
  path: ScreenRoute['path'],
  screen: ScreenRoute['screen'],
  more: Partial<ScreenRoute> = {},
): ScreenRoute => ({ path, access: 'public', title: path, screen, frame: 'none', ...more })

const routes: readonly ScreenRoute[] = [
  page('/login', readyScreen(LoginPage), { entrance: true }),
  page('/register', readyScreen(RegisterPage), { entrance: true }),
  page('/forget', readyScreen(ForgetPage), { entrance: true }),
  page('/bind', readyScreen(BindPage), { access: 'player' }),
  page('/profile/info', readyScreen(ProfileInfoPage), { access: 'player' }),
  page(
    '/walletsKyc',
    readyScreen(() => null),
    { access: 'player' },
  ),
  page('/profile/superior', readyScreen(SuperiorPage), { access: 'player' }),
  page(
    '/lobby/home',
    readyScreen(() => <h1>Lobby</h1>),
  ),
]
