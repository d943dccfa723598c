import { featuresOf } from '#apps/server/features.ts'
import { openServerContext } from '#apps/server/server-context.ts'
import { staffDependencies } from '#apps/server/features/staff-dependencies.ts'
import { systemClock } from '#core/clock/instant.ts'
import { demoPlayerExists } from '#features/players/account/server/index.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { catalogueSources, syncSources } from '#features/lobby/catalogue/server/index.ts'
import { seedDemoDesk } from '#features/lobby/support-chat/server/index.ts'
import { seedDemoPromotions } from '#features/promotions/kit/server/index.ts'
import { seedDemoContacts } from '#features/office/web-configuration/server/index.ts'
import { seedDemoStaff } from '#features/office/staff/server/index.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { createLog } from '#platform/log/log.ts'
import { studioSecrets } from '../launcher/studio-secrets.ts'
import { demoPlayers, registerDemoPlayer } from './demo-players.ts'
import { seedDemoStudio } from './demo-studio.ts'

/** Somebody to sign in as after the first start. */
export type DemoAccount = { readonly where: string; readonly name: string; readonly password: string }

export type SeedOptions = {
  readonly configuration: Configuration
  readonly publicUrl: string
  /** Where codes can be read. Undefined when messages really leave: then nobody can register for show. */
  readonly sandboxUrl: string | undefined
  /** Where this clone's own secrets lie. */
  readonly dataDir: string
}

/**
 * Seeds an empty product with the demonstration and returns its accounts. Players are created through the public calls;
 * idempotent.
 */
export async function seedDemoOperator({ configuration, ...site }: SeedOptions): Promise<readonly DemoAccount[]> {
  const context = openServerContext({
    configuration,
    clock: systemClock,
    log: createLog({ level: 'warn', style: 'lines' }),
  })
  try {
    const { emails, password, totpSecret } = await seedDemoStaff(context.db, {
      ...staffDependencies(context),
      now: context.clock.now(),
    })
    const staff = emails.map((name) => ({
      where: 'Back office',
      name,
      password: `${password}, authenticator key ${totpSecret}`,
    }))
    await seedDemoContacts(context.db, context.clock.now())
    await seedDemoContent(context.db, context.clock.now())
    await seedDemoDesk(context.db, context.clock.now())
    const { gameWallet: wallet, promotions } = featuresOf(context)
    const kinds = promotions.map(({ served }) => served.kind)
    await context.db.transaction((tx) => seedDemoPromotions(tx, kinds, context.clock.now()))
    await seedDemoStudio({
      providers: wallet.providers,
      studioUrl: configuration.urls.studio,
      key: studioSecrets(site.dataDir),
      now: context.clock.now(),
    })
    // The job would do it within a minute; the first visitor should not wait for that.
    await syncSources(
      {
        ...context,
        sources: async (db) => catalogueSources(await wallet.listProvidersWithUrl(db), context.configuration),
      },
      context.clock.now(),
    )
    const { sandboxUrl } = site
    if (sandboxUrl === undefined) return staff
    if (!(await demoPlayerExists(context.db))) {
      for (const player of demoPlayers) await registerDemoPlayer(context.db, player, { ...site, sandboxUrl })
    }
    const players = demoPlayers.map(({ mobile, password: word }) => ({
      where: 'Player app',
      name: mobile,
      password: word,
    }))
    return [...players, ...staff]
  } finally {
    await context.db.close()
  }
}
