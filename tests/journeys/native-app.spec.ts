import type { Page, Request } from '@playwright/test'
import { systemClock } from '#core/clock/instant.ts'
import { isQuietAt } from '#core/clock/quiet-hours.ts'
import { nativeAppVersion } from '#core/client/native-app.ts'
import { bridgeMethods, nativeEventName, nativeLink } from '#core/client/native-bridge.ts'
import { appVersion } from '#core/constants/specification.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { getAppPackage } from '#features/lobby/app-update/contract.ts'
import { takeNotifications } from '#features/players/notification/contract.ts'
import { statement } from '#platform/db/statement.ts'
import { type AndroidShell, openAndroidShell, type ShellOptions, shellUserAgent } from './support/android-shell.ts'
import { bringHome, bringIn } from './support/entrance.ts'
import { expect, test as journey } from './support/journey.ts'
import { heart, tab } from './support/lobby.ts'

// The lobby inside the Android package: what a web view gives to its pages, with the names that the package's own sources
// have, and what our page does with it.

/** A demo player who has deposited. */
const player = { mobile: '09990000001', password: 'maligayang araw 1' }
const older = '1.0.27'

type InShell = { readonly version: string; readonly shell: AndroidShell; readonly shellOptions: Partial<ShellOptions> }

const test = journey.extend<InShell>({
  version: [appVersion, { option: true }],
  shellOptions: [{}, { option: true }],
  userAgent: ({ version }, provide) => provide(shellUserAgent(version)),
  shell: [
    async ({ page, site, version, shellOptions }, provide) =>
      provide(await openAndroidShell(page, { origin: site.url, version, ...shellOptions })),
    { auto: true },
  ],
  // Chromium has no app for the package's links, and says so.
  forgiven: [/launch 'lobbyph:/],
})

/** The first opening of a device, as it is reported. */
const isFirstOpen = (request: Request): boolean =>
  request.url().endsWith('/actionLog') && request.postData()?.includes('firstOpen') === true

const openSearch = (page: Page) => page.getByRole('link', { name: 'Search games' }).click()

test('installed packages and this page have the same bridge, events, links and user agent @phone', ({ shell }) => {
  const { methods, event, scheme, bridge, key, mark } = shell.names
  expect(Object.keys(methods).toSorted()).toEqual(bridgeMethods.toSorted())
  expect({ bridge, key, event }).toEqual({ bridge: 'LobbyNative', key: '__lobbyKey', event: nativeEventName })
  expect(nativeLink({ act: 'open', path: '/' })).toMatch(new RegExp(`^${scheme}://`))
  expect(nativeAppVersion(`Chrome/156${mark}${appVersion}`)).toBe(appVersion)
})

test('the first start reports the package, its attribution and the invitation on the clipboard @phone', async ({
  page,
  shell,
}) => {
  const reported = page.waitForRequest(isFirstOpen)
  await shell.startFirst('install_referrer=h5dl&inviteCode=AB12CD')
  expect((await reported).postDataJSON()).toMatchObject({
    afuid: shell.afuid,
    origin: { installReferrer: 'h5dl', isInvited: true },
  })
})

test('an invitation that arrives as a link of the app opens the registration with it @phone', async ({
  page,
  shell,
}) => {
  const reported = page.waitForRequest(isFirstOpen)
  await shell.openLink(nativeLink({ act: 'open', path: '/register?inviteCode=AB12CD' }))
  await expect(page).toHaveURL(/\/register\?inviteCode=AB12CD$/)
  expect((await reported).postDataJSON()).toMatchObject({ origin: { isInvited: true } })
})

test('back closes what lies over the page, then walks the history, and at its end is left to the package @phone', async ({
  page,
  shell,
}) => {
  await page.goto('/lobby/home')
  await expect(page.locator('footer')).toBeAttached()
  const search = page.getByRole('dialog', { name: 'Search games' })
  await openSearch(page)
  await expect(search).toBeVisible()
  expect(await shell.back()).toBe('page')
  await expect(search).toBeHidden()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/lobby\/notice$/)
  expect(await shell.back()).toBe('history')
  await expect(page).toHaveURL(/\/lobby\/home$/)
  expect(await shell.back()).toBe('end')
})

test('a contact is opened by the app that it belongs to @phone', async ({ page, shell, operator }) => {
  const contact = { id: 1, nickname: 'Telegram', url: 'https://t.me/bituin', hours: '', isOut: true }
  await operator.publish('services', { liveChatPattern: '', queue: [contact] })
  await page.goto('/service')
  await page.getByRole('link', { name: 'Telegram' }).click()
  await expect.poll(() => shell.links).toEqual([nativeLink({ act: 'service', url: contact.url, isOut: '1' })])
})

test('an invitation opens the phone’s share sheet @phone', async ({ page, shell, site }) => {
  await bringIn(page, player)
  await page.goto('/activity/inviteFriends')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect.poll(() => shell.links.length).toBe(1)
  const shared = new URL(shell.links[0] ?? '')
  expect(`${shared.protocol}//${shared.host}`).toBe('lobbyph://share')
  expect(shared.searchParams.get('text')).toBe('Join me on Bituin')
  expect(shared.searchParams.get('url')).toMatch(new RegExp(`^${site.url}/register\\?inviteCode=\\w+$`))
})

test('a statement is saved by the app, whole, and a like is felt @phone', async ({ page, shell, catalogue }) => {
  await bringHome(page, player)
  await heart(page, catalogue.game.name).click()
  await expect.poll(() => shell.acts).toEqual([{ method: 'haptic', accepted: true, given: [10] }])

  await page.goto('/record/transaction')
  await page.getByRole('button', { name: 'Statement' }).click()
  const statementSheet = page.getByRole('dialog', { name: 'Statement' })
  for (const format of ['PDF', 'CSV']) {
    await statementSheet.getByRole('button', { name: format }).click()
    await expect(statementSheet.getByRole('button', { name: 'CSV' })).toBeEnabled()
  }
  await expect.poll(() => shell.acts.length).toBe(3)
  const [pdf, csv] = shell.acts.slice(1).map(savedFile)
  expect(pdf).toMatchObject({ accepted: true, name: expect.stringMatching(/\.pdf$/), type: 'application/pdf' })
  expect(pdf?.content).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/)
  expect(csv).toMatchObject({ accepted: true, name: expect.stringMatching(/\.csv$/) })
  expect(csv?.type).toMatch(/^text\/csv/)
  expect(csv?.content.split('\n').length).toBeGreaterThan(1)
})

function savedFile({ method, accepted, given: [name, type, base64] }: AndroidShell['acts'][number]) {
  return { method, accepted, name, type, content: Buffer.from(String(base64), 'base64').toString('latin1') }
}

const happen = statement(
  'journeys_notification_insert',
  `insert into notification (player_id, kind, subject, at, due_at, ends_at)
   select id, 'limitReached', 'journey:' || gen_random_uuid(), now(), now(), now() + interval '1 hour' from player where mobile = $1`,
)

const turnOn = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Notifications on this device' }).getByRole('radio', { name: 'On', exact: true })

test('notifications are asked for by the app, shown once by day and not at night, and lead to their page @phone', async ({
  page,
  shell,
  db,
}) => {
  await bringIn(page, player)
  await page.goto('/profile/info')
  await turnOn(page).click()
  await expect(page.getByText('Notifications are on.')).toBeVisible()
  expect(shell.acts).toContainEqual({ method: 'askNotices', accepted: true, given: [] })

  await db.rows(happen, [`+63${player.mobile.slice(1)}`])
  const notices = () => shell.acts.filter(({ method }) => method === 'notify')
  const taken = page.waitForResponse((response) => response.url().endsWith(takeNotifications.path))
  await page.reload()
  if (isQuietAt(systemClock.now())) {
    expect(await (await taken).json()).toMatchObject({ notifications: [] })
    expect(notices()).toEqual([])
    return
  }
  await expect.poll(() => notices().length).toBe(1)
  const [{ accepted, given } = { accepted: false, given: [] }] = notices()
  expect(accepted).toBe(true)
  expect(given).toEqual([expect.any(Number), expect.any(String), '/profile/limits'])
  await shell.openLink(nativeLink({ act: 'open', path: String(given[2]) }))
  await expect(page).toHaveURL(/\/profile\/limits$/)
})

test.describe('a player who is still thinking', () => {
  test.use({ shellOptions: { answer: 'later' } })

  test('what other scripts and frames say is not the phone’s answer, and frames of others may do nothing @phone', async ({
    page,
    shell,
    site,
  }) => {
    await page.route(`${site.studioUrl}/foreign`, (route) =>
      route.fulfill({ contentType: 'text/html', body: foreignPage }),
    )
    await bringIn(page, player)
    await page.goto('/profile/info')
    await turnOn(page).click()
    await expect.poll(() => shell.acts.map(({ method }) => method)).toContain('askNotices')

    await page.evaluate(sayMalformed, nativeEventName)
    await page.evaluate(openFrame, `${site.studioUrl}/foreign`)
    const foreign = page.frameLocator('iframe[title="foreign"]')
    await expect(foreign.getByText('key: refused, event: refused')).toBeVisible()
    expect(shell.foreignActs.map(({ method, accepted }) => ({ method, accepted }))).toEqual(
      ['askNotices', 'notify', 'save'].map((method) => ({ method, accepted: false })),
    )
    for (const text of ['Notifications are on.', /stay off/]) await expect(page.getByText(text)).toHaveCount(0)

    await shell.tell('notices', 'denied')
    await expect(page.getByText(/stay off/)).toBeVisible()
  })
})

/** Runs in our page: events of the bridge's name that the package never sends. */
function sayMalformed(name: string): void {
  const details = [
    undefined,
    null,
    'notices',
    7,
    {},
    { kind: 'notices' },
    { kind: 'notices', value: 'yes' },
    { kind: 'x' },
  ]
  for (const detail of details) window.dispatchEvent(new CustomEvent(name, { detail }))
  window.dispatchEvent(new Event(name))
}

/** Runs in our page. */
function openFrame(url: string): void {
  const frame = document.createElement('iframe')
  frame.title = 'foreign'
  frame.src = url
  document.body.append(frame)
}

/** A game's page that has turned: it sees the bridge, and neither the key nor our window. */
const foreignPage = `<!doctype html><p id="said"></p><script>
  const attempt = (act) => { try { act(); return 'done' } catch { return 'refused' } }
  LobbyNative.askNotices('')
  LobbyNative.notify('guess', 1, 'You have won', '/')
  LobbyNative.save('undefined', 'a.apk', 'application/vnd.android.package-archive', 'AAAA')
  for (const said of [{ kind: 'notices', value: 'granted' }, { type: 'lobby-native', detail: { kind: 'notices', value: 'granted' } }])
    parent.postMessage(said, '*')
  const key = attempt(() => parent.__lobbyKey)
  const event = attempt(() => parent.dispatchEvent(new CustomEvent('lobby-native', { detail: { kind: 'notices', value: 'granted' } })))
  document.getElementById('said').textContent = 'key: ' + key + ', event: ' + event
</script>`

test('the app says which package runs and which is published @phone', async ({ page }) => {
  const published = {
    version: '1.0.99',
    bytes: 166_000,
    url: '/app/bituin.apk',
    sha256: 'a'.repeat(64),
    certificate: 'b'.repeat(64),
  }
  const answer: ResponseOf<typeof getAppPackage> = { appPackage: published }
  await page.route(`**/${getAppPackage.path}`, (route) => route.fulfill({ json: { code: 200, errcode: 0, ...answer } }))
  await page.goto('/apkdownload')
  await expect(page.getByText(`You’re using version ${appVersion}. The newest is 1.0.99.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download for Android' })).toHaveCount(0)
})

test.describe('an older package', () => {
  test.use({ version: older })

  test('that is too old lets nothing be done but the update @phone', async ({ page, operator }) => {
    await operator.publish('download', { downloadType: 2, downloadUrl: 'https://play.example.ph/app/bituin.apk' })
    await operator.set({ androidVersionMin: appVersion })
    await page.goto('/lobby/home')
    const needed = page.getByRole('alertdialog', { name: 'Update Bituin' })
    await expect(needed.getByRole('link', { name: 'Update the app' })).toHaveAttribute('href', /bituin\.apk$/)
    await page.keyboard.press('Escape')
    await expect(needed).toBeVisible()
  })

  test('that is only older is offered the newer one, and plays on @phone', async ({ page, operator }) => {
    await operator.publish('download', { downloadType: 2, downloadUrl: 'https://play.example.ph/app/bituin.apk' })
    await operator.set({ androidVersionRecommended: appVersion })
    await page.goto('/lobby/home')
    const offer = page.getByRole('dialog', { name: 'A new Bituin app is ready' })
    await expect(offer.getByRole('link', { name: 'Update the app' })).toHaveAttribute('href', /bituin\.apk$/)
    await offer.getByRole('button', { name: 'Not now' }).click()
    await expect(offer).toBeHidden()
    await openSearch(page)
    await expect(page.getByRole('dialog', { name: 'Search games' })).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ forgiven: [/ERR_INTERNET_DISCONNECTED/] })

  test('the app says so, lets the player browse, and goes on by itself @phone', async ({ page, context }) => {
    await page.goto('/lobby/home')
    await expect(page.locator('footer')).toBeAttached()
    const favorites = page.getByRole('heading', { name: 'Save your favorite games' })
    await tab(page, 'Favorites').click()
    await expect(favorites).toBeVisible()
    await tab(page, 'Home').click()
    await context.setOffline(true)
    const banner = page.getByText('No connection. You can still browse', { exact: false })
    await expect(banner).toBeVisible()
    await tab(page, 'Favorites').click()
    await expect(favorites).toBeVisible()
    await context.setOffline(false)
    await expect(banner).toBeHidden()
  })
})
