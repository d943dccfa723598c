import type { FastifyInstance } from 'fastify'
import {
  account,
  type AccountConfiguration,
  type AccountDependencies,
  accountHousekeeping,
  authenticateBy,
  lineLogin,
  securityNotices,
  staffAccount,
} from '#features/players/account/server/index.ts'
import type { GameAdapters } from '#features/play/game-adapters/server/index.ts'
import { type IdentityFeature, playersByName } from '#features/players/identity/server/index.ts'
import type { Deposits } from '#features/cashier/deposit/server/index.ts'
import { presenceSave } from '#features/players/event-log/server/index.ts'
import { gameLaunch } from '#features/play/game-launch/server/index.ts'
import { type GameWallet, staffGameWallet } from '#features/play/game-wallet/server/index.ts'
import { staffLobbyCatalogue } from '#features/lobby/catalogue/server/index.ts'
import { previewKeys, previewPath, staffLobbyContent } from '#features/lobby/content/server/index.ts'
import type { Lobby } from '#features/lobby/home/server/index.ts'
import { monitor } from '#features/office/monitor/server/index.ts'
import { staffPoints } from '#features/promotions/points/server/index.ts'
import { staffPromotion } from '#features/promotions/kit/server/index.ts'
import { proofOfBalance } from '#features/cashier/proof-of-balance/server/index.ts'
import {
  eligibilityDeclarations,
  legal,
  legalVersionsAt,
  needsNewAgreement,
  staffLegal,
} from '#features/players/legal/server/index.ts'
import {
  type AuditMeaningsOf,
  authenticateStaffBy,
  listExport,
  staff,
  type StaffDependencies,
  recordRefusalBy,
  staffHousekeeping,
  type StaffIdentity,
} from '#features/office/staff/server/index.ts'
import {
  type ConfigurationReader,
  configurationReader,
  readSettings,
  staffWebConfiguration,
  webConfiguration,
  type WebConfigurationDependencies,
} from '#features/office/web-configuration/server/index.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { forgetWishes } from '#platform/http/answer-once.ts'
import type { CallGate, RefusedCall } from '#platform/http/call-runner.ts'
import type { Authenticate } from '#platform/http/caller.ts'
import { sendSmsJob, smsService } from '#platform/notifications/sms.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { auditMeanings } from './audit-meanings.ts'
import { gameLaunchDependencies, openGameAdapters, openGameWallet } from './features/game-features.ts'
import { cashierFeatures } from './features/cashier-features.ts'
import { arrivalFeatures } from './features/arrival-features.ts'
import { careFeatures } from './features/care-features.ts'
import { closingFeatures } from './features/closing-features.ts'
import { giftCaps } from './gift-caps.ts'
import { identityFeatures } from './features/identity-features.ts'
import type { ServerContext } from './server-context.ts'
import { officeFeatures } from './features/office-features.ts'
import { mailFeatures } from './features/mail-features.ts'
import { writeToPlayer } from './write-to-player.ts'
import { promotionFeatures } from './features/promotion-features.ts'
import { playFeatures } from './features/play-features.ts'
import { lobbyFeatures } from './features/lobby-features.ts'
import { type ActivitiesOf, livePlayerFacts, playerFacts } from './player-facts.ts'
import { spinConditions } from '#features/promotions/invite-spin/server/index.ts'
import { refusalTextOf } from './refusal-text-of.ts'
import { staffDependencies } from './staff-dependencies.ts'
import { turnoverFeatures } from './features/turnover-features.ts'
import type { WithdrawalFeatures } from './features/withdrawal-features.ts'

export type Features = {
  /** What the player's server offers under /app/v1/. */
  readonly player: readonly Feature[]
  /** What the back office offers under /back-office/v1/. */
  readonly backOffice: readonly Feature[]
  readonly jobs: readonly Job[]
  readonly consumers: readonly Consumer[]
  /** Closes what the mode of the site does not have. */
  readonly promotionGate: CallGate
  /** What the house does about a refusal. */
  readonly afterRefusal: (refused: RefusedCall) => Promise<void>
  /** What games reach the players' money through, under /glw/v1/. */
  readonly gameWallet: GameWallet
  /** The same in the words of aggregators, under /adapters/. */
  readonly gameAdapters: GameAdapters
  /** Long-polling requests about breaks. */
  readonly care: { readonly register: (server: FastifyInstance) => void }
  /** What payment providers tell of payments, under /payments/. */
  readonly deposits: Pick<Deposits, 'register' | 'drained'>
  /** The uploads of players' documents, below /app/v1/. */
  readonly identity: Pick<IdentityFeature, 'register' | 'forms'>
  /** What they tell of payouts, under /payouts/. */
  readonly withdrawals: Pick<WithdrawalFeatures, 'register' | 'needs'>
  readonly authenticate: Authenticate
  readonly authenticateStaff: Authenticate<StaffIdentity>
  /** Writes into the audit log what a member was refused. */
  readonly afterStaffRefusal: (refused: RefusedCall) => Promise<void>
  /** Data inlined into the page, so that the first screen needs no request. */
  readonly currentConfiguration: ConfigurationReader['current']
  /** The game list under its version, below /app/v1/. */
  readonly lobby: Pick<Lobby, 'register'>
}

/** Every feature of the product, each given what it names. A new feature is added here and nowhere else. */
export function featuresOf(house: ServerContext): Features {
  const promotions = promotionFeatures(house)
  const [accountNeeds, staffNeeds] = [accountDependencies(house, promotions.activities), staffDependencies(house)]
  const wallet = openGameWallet(house)
  const { lobby, ...lobbyRooms } = lobbyFeatures(house, wallet)
  const configuration = configurationReader(configurationDependencies(house, lobby))
  const [turnover, play] = [turnoverFeatures(house), playFeatures(house)]
  const cashier = cashierFeatures(house, { lobby, account: accountNeeds, staff: staffNeeds, hooks: promotions.hooks })
  const care = careFeatures(house, staffNeeds)
  const closing = closingFeatures(house, staffNeeds, wallet)
  const letters = mailFeatures(house, staffNeeds)
  const authenticate = authenticateBy(accountNeeds)
  const identities = identityFeatures(house, { authenticate, staffNeeds })
  const consumers = consumersOf([turnover, play, care, identities, promotions], accountNeeds)
  const office = [
    ...deskFeatures(house, { ...staffNeeds, auditMeanings: auditMeanings(promotions.kinds) }, accountNeeds),
    staffGameWallet({ ...staffNeeds, ...wallet, giftCaps, privateHosts: house.configuration.privateHosts }),
    ...[identities, care, letters, closing].map((room) => room.staff),
    ...officeFeatures(house, staffNeeds, { promotions: promotions.kinds, wallet }),
    ...[cashier.staff, giftDesks(staffNeeds, promotions), monitor({ ...staffNeeds, consumers })].flat(),
  ]
  const backOffice = [...office, listExport(staffNeeds, office)]
  return {
    player: [
      account(accountNeeds),
      webConfiguration(configuration),
      ...lobbyRooms.player,
      gameLaunch(gameLaunchDependencies(house, wallet)),
      ...play.player,
      ...cashier.player,
      identities.feature,
      care.feature,
      letters.player,
      ...promotions.player,
      ...arrivalFeatures(promotions.redDots),
      proofOfBalance({ limiter: house.limiter }),
      legal({ db: house.db }),
    ],
    backOffice,
    jobs: [
      sendSmsJob({ sender: accountNeeds.sms, seal: accountNeeds.seal }),
      ...housekeeping(house, accountNeeds, staffNeeds),
      ...[wallet, lobbyRooms, turnover, cashier, identities, care, promotions, closing].flatMap((room) => room.jobs),
    ],
    gameWallet: wallet,
    gameAdapters: openGameAdapters(house, wallet),
    care,
    deposits: cashier.deposits,
    identity: identities,
    consumers,
    withdrawals: cashier.withdrawals,
    authenticate,
    promotionGate: promotions.gate,
    afterRefusal: promotions.afterRefusal,
    authenticateStaff: authenticateStaffBy(staffNeeds),
    afterStaffRefusal: recordRefusalBy(staffNeeds, refusalTextOf(backOffice)),
    currentConfiguration: configuration.current,
    lobby,
  }
}

/** Jobs that delete expired data. */
const housekeeping = (
  house: ServerContext,
  accounts: AccountDependencies,
  office: StaffDependencies,
): readonly Job[] => [forgetWishes(house), ...accountHousekeeping(accounts), ...staffHousekeeping(office)]

type Subscriber = { readonly consumers: readonly Consumer[] }
/** Whoever follows events; and players hear of what is done to their account. */
const consumersOf = (rooms: readonly Subscriber[], accounts: AccountDependencies): readonly Consumer[] => [
  ...rooms.flatMap((room) => room.consumers),
  securityNotices({ ...accounts, writeLetter: writeToPlayer }),
]

type DeskDependencies = StaffDependencies & { readonly auditMeanings: AuditMeaningsOf }
/** What the staff needs little but itself for. */
const deskFeatures = (
  house: ServerContext,
  needs: DeskDependencies,
  accounts: AccountDependencies,
): readonly Feature[] => [
  staff(needs),
  staffWebConfiguration(needs),
  staffAccount({ audit: needs.audit, account: accounts, writeLetter: writeToPlayer, playersByName }),
  staffLobbyCatalogue(needs),
  staffLobbyContent({ ...needs, publicUrl: house.configuration.urls.public, previews: previewsOf(house) }),
  staffLegal({ ...needs, preview: legalPreview(house) }),
]

/** What the staff looks after of what is given away. */
const giftDesks = (needs: StaffDependencies, { kinds }: ReturnType<typeof promotionFeatures>): readonly Feature[] => [
  staffPoints(needs),
  staffPromotion({ ...needs, kinds }),
]

/** Where the player's app shows the draft of a legal text. */
const legalPreview = (house: ServerContext) => ({
  address: new URL(previewPath, house.configuration.urls.public).href,
  key: previewsOf(house).make,
})

/** What opens a preview of the lobby for the staff. */
export const previewsOf = ({ secret }: ServerContext) => previewKeys(createKeyedHash(secret, 'lobby-preview'))

const requiredDeclarations = eligibilityDeclarations.map(({ id }) => id)

/** The legal texts in force, and who has to agree to them again. */
async function legalRules({ db, clock }: ServerContext): Promise<LegalRules> {
  const texts = await legalVersionsAt(db, clock.now())
  return {
    legal: { termsOfUse: texts.termsOfUse.version, privacyPolicy: texts.privacyPolicy.version },
    declarationsVersion: texts.eligibility.version,
    agreementIsDue: (document, agreed) => needsNewAgreement(agreed, texts[document]),
  }
}
type LegalRules = Pick<AccountConfiguration, 'legal' | 'declarationsVersion' | 'agreementIsDue'>

const smsTimeoutMs = 5_000
const lineTimeoutMs = 8_000

function accountDependencies(house: ServerContext, activities: ActivitiesOf): AccountDependencies {
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
        requiredDeclarations,
        ...(await legalRules(house)),
      }
    },
    publicUrl: house.configuration.urls.public,
    factsOf: playerFacts(activities, house.clock),
    liveFactsOf: livePlayerFacts,
    noteHeldBack: ({ limit, purpose, region }) =>
      house.refusedCalls.note({ door: 'sms', caller: region, what: purpose, code: limit, detail: '' }),
    seen: presenceSave,
  }
}

type TextVersions = Awaited<ReturnType<typeof legalVersionsAt>>
const versionNames = (texts: TextVersions) => ({
  termsOfUse: texts.termsOfUse.version,
  privacyPolicy: texts.privacyPolicy.version,
  responsiblePlay: texts.responsiblePlay.version,
  licence: texts.licence.version,
  eligibility: texts.eligibility.version,
  about: texts.about.version,
})

const lineRedirectUri = ({ configuration }: ServerContext): string => `${configuration.urls.public}/login`

function configurationDependencies(house: ServerContext, lobby: Lobby): WebConfigurationDependencies {
  const { configuration, db, passwordKeys } = house
  return {
    db,
    lobby: lobby.configuration,
    gameList: lobby.preparedGameList,
    surroundings: async (now) => {
      const { keyId, spki } = await passwordKeys.publicKey(now)
      const line = configuration.line
      return {
        passwordKey: { id: keyId, spki },
        legal: versionNames(await legalVersionsAt(db, now)),
        actInviteConditionModelClient2List: await spinConditions(db, now),
        lineLogin: line
          ? { clientId: line.channelId, authorizeUrl: line.authorizeUrl, redirectUri: lineRedirectUri(house) }
          : null,
      }
    },
  }
}
