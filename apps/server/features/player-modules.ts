import { depositedSince } from '#features/cashier/deposit/server/index.ts'
import { linkForReview } from '#features/cashier/risk/server/index.ts'
import { previewPath } from '#features/lobby/content/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import { withdrawalChangedTopic } from '#features/cashier/withdrawal/server/index.ts'
import { limitReachedTopic, roundTopic } from '#features/play/game-wallet/server/index.ts'
import {
  account,
  type AccountDependencies,
  authenticateBy,
  excludedAmong,
  moneyOutProofs,
  playersWhoMayPlay,
  sessionsReachable,
  securityTopics,
} from '#features/players/account/server/index.ts'
import { dataExport } from '#features/players/data-export/server/index.ts'
import {
  email,
  type EmailDependencies,
  playersWithEmail,
  sampleEmailBy,
  sendEmailBy,
} from '#features/players/email/server/index.ts'
import { eventLog, presenceOf } from '#features/players/event-log/server/index.ts'
import { identity, identityDecidedTopic, playersByName } from '#features/players/identity/server/index.ts'
import { inventory } from '#features/players/inventory/server/index.ts'
import { language } from '#features/players/language/server/index.ts'
import { eligibilityDeclarations, legal } from '#features/players/legal/server/index.ts'
import { consentsAmong, marketingConsent } from '#features/players/marketing-consent/server/index.ts'
import { chatAnsweredTopic } from '#features/lobby/support-chat/server/index.ts'
import { mail as inbox, sendMail, supportWroteTopic, writeToPlayer } from '#features/players/mail/server/index.ts'
import { type FactEmails, notification, promoPush } from '#features/players/notification/server/index.ts'
import { messageTemplate, type TestChannels } from '#features/players/message-template/server/index.ts'
import { passkey } from '#features/players/passkey/server/index.ts'
import { responsiblePlay } from '#features/players/responsible-play/server/index.ts'
import { campaign, type CampaignChannels } from '#features/players/campaign/server/index.ts'
import { reachableAmong, segment } from '#features/players/segment/server/index.ts'
import { claimCountsOf } from '#features/promotions/kit/server/index.ts'
import { vipLevelsOf } from '#features/promotions/vip/server/index.ts'
import { reward } from '#features/players/reward/server/index.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { passkeySiteOf } from '#platform/passkey/passkey-site.ts'
import { mailService } from '#platform/notifications/mail.ts'
import { pushService } from '#platform/notifications/push.ts'
import { vapidKeyOf } from '#platform/notifications/vapid.ts'
import type { ServerContext } from '../server-context.ts'
import { foldModules, type ProductModule } from './fold-modules.ts'
import { moneyUnderWay } from './money-under-way.ts'
import { previewsOf } from './previews-of.ts'

type Dependencies = { readonly accounts: AccountDependencies; readonly staff: StaffDependencies }

/** Players' accounts, identities, agreements, letters and inventory. */
export function playerModules(context: ServerContext, { accounts, staff }: Dependencies): readonly ProductModule[] {
  const { configuration, clock, db, limiter, log } = context
  const { audit } = staff
  const emails = emailDependencies(context, accounts)
  return [
    account({
      ...accounts,
      audit,
      writeLetter: writeToPlayer,
      sendEmail: sendEmailBy(emails),
      playersByName,
      moneyUnderWay,
    }),
    identity({ ...identityDependencies(context), authenticate: authenticateBy(accounts), audit }),
    responsiblePlay({ db, clock, limiter, log, audit, limitReachedTopic, depositedSince }),
    legal({
      db,
      audit,
      playersWhoMayPlay,
      preview: { address: new URL(previewPath, configuration.urls.public).href, key: previewsOf(context).make },
    }),
    segment({ audit, db, vipLevelsOf, claimCountsOf }),
    marketingConsent({ readersAmong: playersWithEmail }),
    campaign({ audit, limiter, db, channels: campaignChannels(context, { accounts, staff, emails }) }),
    inbox({ audit, db }),
    language(),
    inventory({ db, sendLetter: sendMail }),
    reward({ sendLetter: sendMail }),
    eventLog({ db, limiter }),
    notification({ ...notificationDependencies(context), email: factEmails(emails) }),
    passkey(passkeyDependencies(context, accounts)),
    email(emails),
  ]
}

/** The copy of a player's data, which every other module contributes to. */
export const dataExportModule = (
  { db, secret }: ServerContext,
  { accounts, modules }: { readonly accounts: AccountDependencies; readonly modules: readonly ProductModule[] },
): ProductModule =>
  dataExport({
    db,
    seal: createSeal({ current: secret }, 'data-export'),
    personalData: foldModules(modules).personalData,
    proveAccountPassword: moneyOutProofs(accounts).password,
  })

/** The fixed messages of all modules. */
export const messageTemplateModule = (
  context: ServerContext,
  { accounts, staff, modules }: Dependencies & { readonly modules: readonly ProductModule[] },
): ProductModule => {
  const emails = emailDependencies(context, accounts)
  return messageTemplate({
    audit: staff.audit,
    limiter: context.limiter,
    templates: foldModules(modules).messageTemplates,
    house: houseOf(emails),
    sampleEmail: sampleEmailBy(emails),
    tests: testChannels({ accounts, staff }),
  })
}

const testChannels = ({ accounts: { sms, seal }, staff }: Dependencies): TestChannels => ({
  email: staff.mail,
  sms: sms && { sender: sms, seal },
})

const factEmails = (emails: EmailDependencies): FactEmails => ({
  send: sendEmailBy(emails),
  readersAmong: playersWithEmail,
  isExcluded: async (db, playerId, now) => (await excludedAmong(db, [playerId], now)).length > 0,
  house: houseOf(emails),
})

const mailTimeoutMs = 10_000

/** How players get e-mail; without a mail server, nobody does. */
const emailDependencies = (
  { configuration: { mail, urls }, db, clock, limiter, hashToken, secret }: ServerContext,
  { configuration }: Pick<AccountDependencies, 'configuration'>,
): EmailDependencies => ({
  db,
  clock,
  limiter,
  hashToken,
  publicUrl: urls.public,
  seal: createSeal({ current: secret }, 'player-email'),
  sender: mail && mailService({ ...mail, timeoutMs: mailTimeoutMs }),
  operatorName: async () => (await configuration()).operatorName,
  mayPromote: async (database, playerId, now) =>
    (await reachableAmong(database, [playerId], now)).length > 0 &&
    (await consentsAmong(database, 'email', [playerId])).has(playerId),
  writeLetter: writeToPlayer,
})

/** The ways by which campaigns leave the product. */
const campaignChannels = (
  context: ServerContext,
  { accounts, staff, emails }: Dependencies & { readonly emails: EmailDependencies },
): CampaignChannels => ({
  email: emails.sender && sendEmailBy(emails),
  sampleEmail: sampleEmailBy(emails),
  tests: testChannels({ accounts, staff }),
  sms: accounts.sms,
  push: promoPush(notificationDependencies(context)),
  house: houseOf(emails),
})

const houseOf = (emails: EmailDependencies) => async () => ({
  operator: await emails.operatorName(),
  publicUrl: emails.publicUrl,
})

const passkeyDependencies = (
  { configuration, db, limiter, hashToken }: ServerContext,
  accounts: AccountDependencies,
) => {
  const proofs = moneyOutProofs(accounts)
  return {
    db,
    limiter,
    hashToken,
    bytes: secureBytes,
    passkeySite: passkeySiteOf(configuration.urls.public),
    operatorName: async () => (await accounts.configuration()).operatorName,
    proveCode: proofs.code,
    proveAccountPassword: proofs.password,
  }
}

/** What the verification of players is given, for its module and for tests of what it keeps. */
export const identityDependencies = ({ configuration, db, clock, log, limiter, secret }: ServerContext) => ({
  db,
  clock,
  log,
  limiter,
  bytes: secureBytes,
  directory: configuration.documentsDirectory,
  sealDetails: identityDetailsSeal({ secret }),
  sealDocument: createSeal({ current: secret }, 'identity-document'),
  hashIdNumber: createKeyedHash(secret, 'identity-number'),
  linkDocument: linkForReview,
  requiredDeclarations: eligibilityDeclarations.map(({ id }) => id),
})

/** What players have declared of themselves, for their verification and for reports about them. */
export const identityDetailsSeal = ({ secret }: Pick<ServerContext, 'secret'>) =>
  createSeal({ current: secret }, 'identity-details')

const pushTimeoutMs = 10_000

const notificationDependencies = ({ configuration, db, clock, secret }: ServerContext) => ({
  db,
  clock,
  push: pushService({
    key: vapidKeyOf(secret),
    subject: configuration.urls.public,
    standIn: configuration.pushStandInUrl && new URL(configuration.pushStandInUrl).origin,
    timeoutMs: pushTimeoutMs,
  }),
  reachable: sessionsReachable,
  lastSeen: presenceOf,
  topics: {
    withdrawalChanged: withdrawalChangedTopic,
    identityDecided: identityDecidedTopic,
    limitReached: limitReachedTopic,
    security: securityTopics,
    supportWrote: supportWroteTopic,
    chatAnswered: chatAnsweredTopic,
    roundClosed: roundTopic.closed,
  },
})
