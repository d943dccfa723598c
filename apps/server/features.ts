import type { Instant } from '#core/clock/instant.ts'
import {
  account,
  accountHousekeeping,
  authenticateBy,
  lineLogin,
  sendSmsJob,
  smsService,
  staffAccount,
} from '#features/account/server/index.ts'
import type { AccountConfiguration, AccountDependencies } from '#features/account/server/index.ts'
import { gameLaunch } from '#features/game-launch/server/index.ts'
import type { GameWallet } from '#features/game-wallet/server/index.ts'
import { eligibilityDeclarations, legalVersions, needsNewAgreement } from '#features/legal/server/index.ts'
import { authenticateStaffBy, staff, staffHousekeeping, type StaffIdentity } from '#features/staff/server/index.ts'
import {
  currentWebConfiguration,
  readSettings,
  staffWebConfiguration,
  type WebConfiguration,
  webConfiguration,
  type WebConfigurationDependencies,
} from '#features/web-configuration/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { Authenticate } from '#platform/http/caller.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { gameLaunchDependencies, openGameWallet } from './game-features.ts'
import type { House } from './house.ts'
import { playerFacts } from './player-facts.ts'
import { staffDependencies } from './staff-dependencies.ts'

export type Features = {
  /** What the player's server offers under /app/v1/. */
  readonly player: readonly Feature[]
  /** What the back office offers under /back-office/v1/. */
  readonly backOffice: readonly Feature[]
  readonly jobs: readonly Job[]
  readonly consumers: readonly Consumer[]
  /** What games reach the players' money through, under /glw/v1/. */
  readonly gameWallet: GameWallet
  readonly authenticate: Authenticate
  readonly authenticateStaff: Authenticate<StaffIdentity>
  /** What is written into the page, so that the first screen needs no request. */
  readonly webConfigurationOf: (now: Instant) => Promise<WebConfiguration>
}

/** Every feature of the product, each given what it names. A new feature is added here and nowhere else. */
export function featuresOf(house: House): Features {
  const accountNeeds = accountDependencies(house)
  const configurationNeeds = configurationDependencies(house)
  const staffNeeds = staffDependencies(house)
  const wallet = openGameWallet(house)
  return {
    player: [
      account(accountNeeds),
      webConfiguration(configurationNeeds),
      gameLaunch(gameLaunchDependencies(house, wallet)),
    ],
    backOffice: [staff(staffNeeds), staffWebConfiguration(staffNeeds), staffAccount(staffNeeds)],
    jobs: [
      sendSmsJob(accountNeeds),
      ...accountHousekeeping(accountNeeds),
      ...staffHousekeeping(staffNeeds),
      ...wallet.jobs,
    ],
    gameWallet: wallet,
    consumers: [],
    authenticate: authenticateBy(accountNeeds),
    authenticateStaff: authenticateStaffBy(staffNeeds),
    webConfigurationOf: (now) => currentWebConfiguration(configurationNeeds, now),
  }
}

const legal = { termsOfUse: legalVersions.termsOfUse.version, privacyPolicy: legalVersions.privacyPolicy.version }
const requiredDeclarations = eligibilityDeclarations.map(({ id }) => id)
const declarationsVersion = legalVersions.eligibility.version

const agreementIsDue: AccountConfiguration['agreementIsDue'] = (document, agreed) =>
  needsNewAgreement(agreed, legalVersions[document])

const smsTimeoutMs = 5_000
const lineTimeoutMs = 8_000

function accountDependencies(house: House): AccountDependencies {
  const { configuration, db, limiter, passwords, passwordKeys, hashToken, seal, countryOf } = house
  return {
    db,
    limiter,
    passwords,
    passwordKeys,
    hashToken,
    seal,
    countryOf,
    bytes: secureBytes,
    sms: configuration.sms && smsService({ ...configuration.sms, timeoutMs: smsTimeoutMs }),
    line:
      configuration.line &&
      lineLogin({ ...configuration.line, redirectUri: lineRedirectUri(house), timeoutMs: lineTimeoutMs }),
    configuration: async () => {
      const { settings } = await readSettings(db)
      const { mobileStartsWith } = settings
      return {
        ...settings,
        accountRule: { mobileStartsWith },
        legal,
        requiredDeclarations,
        declarationsVersion,
        agreementIsDue,
      }
    },
    factsOf: playerFacts,
  }
}

const lineRedirectUri = ({ configuration }: House): string => `${configuration.urls.public}/login`

function configurationDependencies(house: House): WebConfigurationDependencies {
  const { configuration, db, passwordKeys } = house
  return {
    db,
    surroundings: async (now) => {
      const { keyId, spki } = await passwordKeys.publicKey(now)
      const line = configuration.line
      return {
        passwordKey: { id: keyId, spki },
        legal,
        lineLogin: line
          ? { clientId: line.channelId, authorizeUrl: line.authorizeUrl, redirectUri: lineRedirectUri(house) }
          : null,
      }
    },
  }
}
