import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import { type DeviceName, deviceOptions } from './devices.ts'
import { type Inbox, openInbox } from './inbox.ts'
import { type OperatorSettings, operatorSettings } from './operator-settings.ts'
import { markNewsSeen } from './news-seen.ts'
import { playTheRest } from './play-the-rest.ts'
import { type Player, registerPlayer } from './player.ts'
import { type Product, product } from './product.ts'

type Journey = {
  /** What the browsers of this journey complain about rightly, such as an answer of 401. */
  readonly forgiven: readonly RegExp[]
  readonly complaints: string[]
  /** Another browser, of the same player or of another one. */
  readonly openDevice: (name: DeviceName) => Promise<Page>
  readonly inbox: Inbox
  readonly newPlayer: () => Promise<Player>
  readonly operator: OperatorSettings
  /** The minute after which a number may be sent its next code: nobody waits for it here. */
  readonly passCodeWait: () => Promise<void>
  /** The day for which a new account cannot be paid to. */
  readonly accountRest: (player: Player) => Promise<void>
  readonly playTheRest: (player: Player) => Promise<void>
  readonly catalogue: Catalogue
  /** The news and offers that the home opens by itself, once a session: only their own journey shows them. */
  readonly newsSeen: boolean
}

/**
 * A journey through the running product. It fails when a browser complains on the way, whatever the screens show:
 * of an error on the console, of an exception that nobody caught, or of what the content security policy forbids.
 */
export const test = base.extend<Journey, { readonly site: Product; readonly db: Database }>({
  site: [async ({ browserName: _same }, provide) => provide(product()), { scope: 'worker' }],
  db: [
    async ({ site }, provide) => {
      const db = openDatabase({ url: site.databaseUrl, poolMax: 2, applicationName: 'journeys' })
      await provide(db)
      await db.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
  forgiven: [[], { option: true }],
  newsSeen: [true, { option: true }],
  complaints: [
    async ({ context, forgiven, newsSeen }, provide) => {
      const complaints: string[] = []
      listen(context, complaints)
      if (newsSeen) await markNewsSeen(context)
      await provide(complaints)
      const serious = complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)))
      expect(serious, 'what the browsers complained about').toEqual([])
    },
    { auto: true },
  ],
  openDevice: async ({ browser, complaints }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async (name) => {
      const context = await browser.newContext(deviceOptions[name])
      await markNewsSeen(context)
      opened.push(context)
      listen(context, complaints)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
  inbox: ({ browser, site }, provide) => provide(openInbox(browser, site.sandboxUrl)),
  newPlayer: async ({ site, inbox, passCodeWait }, provide) => {
    await provide(async () => {
      const player = await registerPlayer(site.url, inbox)
      await passCodeWait()
      return player
    })
  },
  passCodeWait: async ({ db }, provide) => {
    await provide(async () => {
      await db.rows(endResendWait)
    })
  },
  accountRest: async ({ db }, provide) => {
    await provide(async ({ mobile }) => {
      await db.rows(endAccountRest, [`+63${mobile.slice(1)}`])
    })
  },
  playTheRest: ({ db }, provide) => provide((player) => playTheRest(db, player)),
  operator: async ({ db }, provide) => {
    const settings = operatorSettings(db)
    await provide(settings)
    await settings.restore()
  },
  catalogue: async ({ db, site }, provide) => {
    const catalogue = await openCatalogue(db, site.url)
    await provide(catalogue)
    await catalogue.restore()
  },
})

export { expect } from '@playwright/test'

const endAccountRest = statement(
  'journeys_end_account_rest',
  `update bank_account a set bound_at = a.bound_at - interval '24 hours' from player p
   where p.id = a.player_id and p.mobile = $1`,
)
const endResendWait = statement('journeys_end_resend_wait', "delete from rate_limit where name = 'codeResend'")

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
}
