import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { beginDeposit, checkDeposit } from '#features/cashier/deposit/contract.ts'
import { startGame } from '#features/play/game-launch/contract.ts'
import { addProvider, addProviderKey } from '#features/play/game-wallet/staff-contract.ts'
import { viewOpening } from '#features/office/house-opening/contract.ts'
import { decideOffer, listOffers } from '#features/lobby/catalogue/offer-contract.ts'
import { viewCatalogue } from '#features/lobby/catalogue/staff-contract.ts'
import { saveContent, viewContent } from '#features/lobby/content/staff-contract.ts'
import { runJobNow } from '#features/office/monitor/contract.ts'
import { saveSettings, viewSettings } from '#features/office/web-configuration/staff-contract.ts'
import { buildApps } from '#tools/build/build-apps.ts'
import { newTally, studioCalls } from '#tests/bots/studio-calls.ts'
import { approveIdentity, type Ask, handInIdentity, registerByPhone, signInWithLink } from './outsiders.ts'
import { openProductionDeployment, type ProductionDeployment } from './production-deployment.ts'

let deployment: ProductionDeployment
beforeAll(async () => {
  await buildApps(new AbortController().signal)
  deployment = await openProductionDeployment()
})
afterAll(() => deployment.close())

const reason = 'The house opens.'
const email = 'ana@example.ph'
const game = 'mayon-fire'

test('a production deployment opens from nothing, step by step, and its first player proves who they are, deposits and plays', async () => {
  expect(await deployment.run('house:check')).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run db:migrate'),
  })
  await deployment.start()
  expect(await missing()).toEqual([
    'Administrator',
    'Company',
    'Contacts',
    'Licence',
    'Game provider',
    'Games',
    'Payment method',
  ])

  const admin = await firstAdministrator()
  expect(await missing()).toEqual(['Company', 'Contacts', 'Licence', 'Game provider', 'Games', 'Payment method'])
  await nameTheOperator(admin)
  expect(await missing()).toEqual(['Game provider', 'Games', 'Payment method'])

  await deployment.start({ ...(await registerTheStudio(admin)), ...deployment.sandpay })
  expect(await missing()).toEqual(['Games', 'Payment method'])
  await acceptTheCatalogue(admin)
  expect(await missing()).toEqual(['Payment method'])
  await offerSandpay(admin)
  expect(await missing()).toEqual([])
  const { steps } = await admin(viewOpening, {})
  expect(steps.filter(({ state }) => state === 'missing')).toEqual([])

  const player = await registerByPhone(deployment.urls.player, deployment.outside.url)
  await expect(order(player.ask)).rejects.toThrow('1210')
  await handInIdentity(player)
  await expect(order(player.ask)).rejects.toThrow('1210')
  await approveIdentity(admin, reason)
  await deposit(player.ask)
  expect(await playOneRound(admin, player.ask)).toMatchObject({ balance: 50_000, state: 'over', stake: 100 })
})

/** What `npm run house:check` calls missing. It ends with 1 exactly while something is. */
async function missing(): Promise<string[]> {
  const { code, output } = await deployment.run('house:check')
  const found = [...output.matchAll(/^MISSING +(.+?) {2,}/gm)].map(([, title]) => title ?? '')
  expect(code, output).toBe(found.length === 0 ? 0 : 1)
  return found
}

async function firstAdministrator(): Promise<Ask> {
  const { output } = await deployment.run('staff:invite', '--email', email, '--name', 'Ana Cruz', '--role', 'admin')
  const [link = ''] = /http\S+\/invitation#\S+/.exec(output) ?? []
  expect(link, output).toContain(deployment.urls.backOffice)
  return signInWithLink(deployment.urls.backOffice, new URL(link).hash.slice(1), email)
}

async function nameTheOperator(admin: Ask): Promise<void> {
  const { version, settings } = await admin(viewSettings, {})
  const company = 'Maharlika Gaming Corporation'
  const contacts = { supportEmail: 'help@maharlika.example', helplinePhone: '02-8123-4567' }
  const licence = { licenceHolder: company, licenceNumber: 'PIGO-26-0042' }
  const named = { ...settings, company, ...contacts, ...licence }
  await admin(saveSettings, { version, settings: named, reason })
}

/** Answers the settings with which the studio speaks as this provider. */
async function registerTheStudio(admin: Ask) {
  const may = { mayVoidRound: true, mayAdjust: false, mayPromo: false, mayJackpot: false }
  const terms = { adapter: null, ...may, lateWinHours: null, promoBetRate: 1, requestsPerSecond: 100 }
  await admin(addProvider, {
    providerId: 'studio',
    terms: { name: 'Bituin Studio', state: 'enabled', ...terms, inquiryUrl: deployment.urls.studio },
    reason,
  })
  const { keyId, secret } = await admin(addProviderKey, { providerId: 'studio', reason })
  return { STUDIO_WALLET_KEY_ID: keyId, STUDIO_WALLET_KEY_SECRET: secret ?? '' }
}

/** The catalogue arrives by itself within a minute; the administrator brings the turn forward, looks at it and accepts. */
async function acceptTheCatalogue(admin: Ask): Promise<void> {
  const offered = await vi.waitUntil(
    async () => {
      await admin(runJobNow, { name: 'lobby.syncCatalogue', reason }).catch(() => undefined)
      return (await admin(listOffers, {})).offers[0]
    },
    { timeout: 30_000, interval: 500 },
  )
  const { providerId, version } = offered
  await admin(decideOffer, { providerId, version, accepted: [], refused: [], rest: 'accepted', reason })
}

async function offerSandpay(admin: Ask): Promise<void> {
  const { version } = await admin(viewContent, { section: 'rechargeTypes' })
  const sandpay = { name: 'SandPay', sort: 1, isShown: true, provider: 'sandpay', method: 'sandcash' }
  const saved = await admin(saveContent, { section: 'rechargeTypes', version, content: { '1': sandpay }, reason })
  expect(saved.isWaiting).toBe(false)
}

const order = (player: Ask) => player(beginDeposit, { amount: wireCentavos(50_000), version: 4, rechargeType: 1 })

async function deposit(player: Ask): Promise<void> {
  const { orderId, payUrl } = await order(player)
  await fetch(payUrl ?? '', { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' })
  await vi.waitUntil(async () => (await player(checkDeposit, { orderId })).isRechargeDone, { timeout: 20_000 })
}

/** The lobby starts a game of its list, and the game's own page plays one round at the studio. */
async function playOneRound(admin: Ask, player: Ask) {
  const { games } = await admin(viewCatalogue, { text: game })
  const { url } = await player(startGame, { gameId: games[0]?.id ?? 0 })
  const calls = studioCalls({ studioUrl: deployment.urls.studio, address: '127.0.0.1', tally: newTally() })
  const launchToken = new URL(url).searchParams.get('lt') ?? ''
  const opened = await calls.ask('open', { mode: 'real', game, launchToken })
  calls.setToken(opened?.token ?? '')
  const played = await calls.ask('play', { requestId: 'first-round', stake: 100, choice: {} })
  return { balance: opened?.balance, ...played?.round }
}
