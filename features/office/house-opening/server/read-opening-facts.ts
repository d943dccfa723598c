import { gamesPlayable, offersWaiting, playIsOpen } from '#features/lobby/catalogue/server/index.ts'
import { readContent } from '#features/lobby/content/server/index.ts'
import { administratorCount } from '#features/office/staff/server/index.ts'
import { readSettings, withoutDemoContacts } from '#features/office/web-configuration/server/index.ts'
import { providersReady } from '#features/play/game-wallet/server/index.ts'
import { promotionsLive } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { OpeningFacts } from '../opening-facts.ts'
import { canBePaidBy } from '../can-be-paid-by.ts'

/** What this deployment is configured with. */
export type Surroundings = {
  readonly sendsMessages: boolean
  readonly sendsEmail: boolean
  /** The ids of the payment providers that it has keys of. */
  readonly paymentProviders: readonly string[]
}

/** What the house has so far of all that it takes to open. */
export async function readOpeningFacts(db: Queryable, surroundings: Surroundings): Promise<OpeningFacts> {
  const [{ settings }, administrators, providers, games, waiting, content, isPlayOpen, promotions] = await Promise.all([
    readSettings(db),
    administratorCount(db),
    providersReady(db),
    gamesPlayable(db),
    offersWaiting(db),
    readContent(db),
    playIsOpen(db),
    promotionsLive(db),
  ])
  const own = withoutDemoContacts(settings)
  const isOpen = { play: isPlayOpen, deposits: settings.depositsOpen, withdrawals: settings.withdrawalsOpen }
  return {
    ...surroundings,
    administrators,
    company: settings.company,
    isCompanyMissing: own.company === '',
    supportEmail: settings.supportEmail,
    helplinePhone: settings.helplinePhone,
    licenceNumber: settings.licenceNumber,
    isHolderMissing: own.licenceHolder === '',
    registersByCode: settings.registerType === 'phone' && settings.otpStatus,
    providers,
    games,
    cataloguesWaiting: Number(waiting),
    paymentChannels: Object.values(content.rechargeTypes).filter((channel) =>
      canBePaidBy(channel, surroundings.paymentProviders),
    ).length,
    stopped: Object.entries(isOpen).flatMap(([name, open]) => (open ? [] : [name])),
    promotions,
  }
}
