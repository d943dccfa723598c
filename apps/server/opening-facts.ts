import { providersReady } from '#features/play/game-wallet/server/index.ts'
import type { OpeningDependencies } from '#features/office/house-opening/server/index.ts'
import { gamesPlayable, offersWaiting } from '#features/lobby/catalogue/server/index.ts'
import { readContent } from '#features/lobby/content/server/index.ts'
import { promotionsLive } from '#features/promotions/kit/server/index.ts'
import { administratorCount } from '#features/office/staff/server/index.ts'
import { defaultSettings, readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { payInProviders } from '#features/cashier/providers/server/index.ts'
import { switches } from './switches.ts'

/** What the house has so far of all that it takes to open. */
export const openingFacts =
  (configuration: Configuration): OpeningDependencies['factsOf'] =>
  async (db) => {
    const [{ settings }, administrators, providers, games, waiting, ways, stopped, promotions] = await Promise.all([
      readSettings(db),
      administratorCount(db),
      providersReady(db),
      gamesPlayable(db),
      offersWaiting(db),
      paymentWays(db, configuration),
      stoppedSwitches(db),
      promotionsLive(db),
    ])
    return {
      administrators,
      company: settings.company,
      isCompanyDefault: settings.company === defaultSettings.company,
      licenceNumber: settings.licenceNumber,
      sendsMessages: configuration.sms !== undefined,
      registersByCode: settings.registerType === 'phone' && settings.otpStatus,
      providers,
      games,
      cataloguesWaiting: Number(waiting),
      paymentWays: ways,
      paymentProviders: payInProviders(configuration).map(({ id }) => id),
      stopped,
      promotions,
    }
  }

/** Ways that are shown and of which this deployment can serve at least one route. */
async function paymentWays(db: Queryable, configuration: Configuration): Promise<number> {
  const served = new Set(payInProviders(configuration).map(({ id }) => id))
  const { rechargeTypes } = await readContent(db)
  return Object.values(rechargeTypes).filter(
    ({ isShown, provider, weight, alternatives }) =>
      isShown &&
      [{ provider, weight }, ...alternatives].some((route) => route.weight > 0 && served.has(route.provider)),
  ).length
}

async function stoppedSwitches(db: Queryable): Promise<string[]> {
  const standing = await Promise.all(
    Object.entries(switches).map(async ([name, each]) => ({ name, isOpen: await each.isOpen(db) })),
  )
  return standing.filter(({ isOpen }) => !isOpen).map(({ name }) => name)
}
