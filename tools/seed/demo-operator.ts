import { openHouse } from '#apps/server/house.ts'
import { staffDependencies } from '#apps/server/staff-dependencies.ts'
import { systemClock } from '#core/clock/instant.ts'
import { demoPlayerExists } from '#features/account/server/index.ts'
import { seedDemoStaff } from '#features/staff/server/index.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { createLog } from '#platform/log/log.ts'
import { demoPlayers, registerDemoPlayer } from './demo-players.ts'

/** Somebody to sign in as after the first start. */
export type DemoAccount = { readonly where: string; readonly name: string; readonly password: string }

export type SeedOptions = {
  readonly configuration: Configuration
  readonly publicUrl: string
  /** Where codes can be read. Undefined when messages really leave: then nobody can register for show. */
  readonly sandboxUrl: string | undefined
}

/**
 * Fills an empty product with what the demonstration shows, and says who can sign in. Players are made through the
 * public calls, as they would make themselves; repeated, it changes nothing.
 */
export async function seedDemoOperator({ configuration, ...site }: SeedOptions): Promise<readonly DemoAccount[]> {
  const house = openHouse({ configuration, clock: systemClock, log: createLog({ level: 'warn', style: 'lines' }) })
  try {
    const { email, password, totpSecret } = await seedDemoStaff(house.db, {
      ...staffDependencies(house),
      now: house.clock.now(),
    })
    const staff = { where: 'Back office', name: email, password: `${password}, authenticator key ${totpSecret}` }
    const { sandboxUrl } = site
    if (sandboxUrl === undefined) return [staff]
    if (!(await demoPlayerExists(house.db))) {
      for (const player of demoPlayers) await registerDemoPlayer(house.db, player, { ...site, sandboxUrl })
    }
    const players = demoPlayers.map(({ mobile, password: word }) => ({
      where: 'Player app',
      name: mobile,
      password: word,
    }))
    return [...players, staff]
  } finally {
    await house.db.close()
  }
}
