import type { Instant } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import type { Database } from '#platform/db/database.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getConfiguration, getConfigurationAfterSignIn, type WebConfiguration } from '../contract.ts'
import { readSettings } from './read-settings.ts'
import { type ConfigurationSurroundings, webConfigurationView } from './web-configuration-view.ts'

export type WebConfigurationDependencies = {
  readonly db: Database
  readonly surroundings: (now: Instant) => Promise<ConfigurationSurroundings>
}

/** The web configuration, for guests and after sign-in, as the server serves it. */
export function webConfiguration(needs: WebConfigurationDependencies): Feature {
  return {
    name: 'web-configuration',
    handlers: [
      handleOutsideTransaction(getConfiguration, async ({ now }) =>
        answer({ data: await currentWebConfiguration(needs, now), serverTime: now }),
      ),
      handleOutsideTransaction(getConfigurationAfterSignIn, async ({ now }) =>
        answer({ data: await currentWebConfiguration(needs, now), serverTime: now }),
      ),
    ],
    refusalTexts: {},
  }
}

export async function currentWebConfiguration(
  needs: WebConfigurationDependencies,
  now: Instant,
): Promise<WebConfiguration> {
  return webConfigurationView(await readSettings(needs.db), await needs.surroundings(now))
}

export type { WebConfiguration } from '../contract.ts'
export { defaultSettings, type Settings } from '../settings.ts'
export { readSettings } from './read-settings.ts'
export { settingsInsert } from './settings.store.ts'
export { staffWebConfiguration } from './staff-web-configuration.ts'
