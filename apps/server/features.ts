import type { Call } from '#core/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import type { Deposits } from '#features/cashier/deposit/server/index.ts'
import { tieGate } from '#features/cashier/risk/server/index.ts'
import {
  type AuditMeaningsOf,
  authenticateStaffBy,
  recordRefusalBy,
  type StaffDependencies,
  type StaffIdentity,
} from '#features/office/staff/server/index.ts'
import type { ApprovalKind } from '#features/office/approval/server/index.ts'
import {
  type ConfigurationReader,
  configurationReader,
  countryGate,
  webConfiguration,
} from '#features/office/web-configuration/server/index.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import { authenticateBy } from '#features/players/account/server/index.ts'
import { type Lobby, openLobby } from '#features/lobby/home/server/index.ts'
import { levelsInForce } from '#features/play/player-level/server/index.ts'
import { legalTranslationsAt, legalVersionNames } from '#features/players/legal/server/index.ts'
import { spinConditions } from '#features/promotions/invite-spin/server/index.ts'
import {
  activitiesOn,
  activitiesOpen,
  greenGate,
  holdoutGate,
  noteHeldGifts,
  type PromotionKind,
  type PromotionModule,
} from '#features/promotions/kit/server/index.ts'
import type { LedgerInvariant } from '#ledger'
import { Gathering } from '#platform/db/gathering.ts'
import { forgetAnswers } from '#platform/http/answer-once.ts'
import type { CallGate, RefusedCall } from '#platform/http/call-runner.ts'
import type { Authenticate } from '#platform/http/caller.ts'
import type { SealedValues } from '#platform/crypto/reseal/sealed-values.ts'
import type { BackgroundService } from '#platform/feature-module/background-service.ts'
import type { VaultKind } from '#platform/feature-module/vault-records.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { accountDependencies, lineRedirectUri } from './features/account-dependencies.ts'
import { cashierModules } from './features/cashier-modules.ts'
import { foldModules, type NamedCalls } from './features/fold-modules.ts'
import { lobbyModules } from './features/lobby-modules.ts'
import { officeModules } from './features/office-modules.ts'
import { openGameWallet, playModules } from './features/play-modules.ts'
import { dataExportModule, messageTemplateModule, playerModules } from './features/player-modules.ts'
import { promotionModules } from './features/promotion-modules.ts'
import { staffDependencies } from './features/staff-dependencies.ts'
import { refusalTextOf } from './serve/refusal-text-of.ts'
import type { ServerContext } from './server-context.ts'

export type Features = {
  /** What the player's server offers under /app/v1/. */
  readonly player: readonly NamedCalls[]
  /** What the back office offers under /back-office/v1/. */
  readonly backOffice: readonly NamedCalls[]
  readonly jobs: readonly Job[]
  readonly consumers: readonly Consumer[]
  /** What runs for as long as a worker does. */
  readonly services: readonly BackgroundService[]
  /** What a rotation of the master secret seals again. */
  readonly sealed: readonly SealedValues[]
  /** What features give the regulator's vault. */
  readonly vault: readonly VaultKind[]
  /** Invariants between the ledger and the features it moves money for. */
  readonly checks: readonly LedgerInvariant[]
  /** Every kind of act that takes two people. */
  readonly approvalKinds: readonly ApprovalKind[]
  /** What names mean in the audit log. */
  readonly auditMeanings: AuditMeaningsOf
  /** Every promotion of the product. */
  readonly promotions: readonly PromotionModule[]
  /** The gates of a player's call, in this order. */
  readonly gates: readonly CallGate[]
  /** What the server does about a refusal. */
  readonly afterRefusal: (refused: RefusedCall) => Promise<void>
  /** Adds to the player's server what is no call. */
  readonly register: (server: FastifyInstance) => void
  readonly gameWallet: GameWallet
  readonly deposits: Pick<Deposits, 'drained'>
  readonly authenticate: Authenticate
  readonly authenticateStaff: Authenticate<StaffIdentity>
  /** Writes into the audit log what a member was refused. */
  readonly afterStaffRefusal: (refused: RefusedCall) => Promise<void>
  /** Data inlined into the page, so that the first screen needs no request. */
  readonly currentConfiguration: ConfigurationReader['current']
}

/** Every feature of the product, each given what it names, and what their modules give together. */
export function featuresOf(context: ServerContext): Features {
  const { db } = context
  const staff = staffDependencies(context)
  const [wallet, lobby] = [openGameWallet(context), openLobby({ db, levelsInForce: (set) => [...levelsInForce(set)] })]
  const { promotions, load, modules: gifts } = promotionModules(context, { ...staff, wallet })
  const accounts = accountDependencies(context, activitiesOn(load))
  const cashier = cashierModules(context, { lobby, accounts, staff, hooks: foldModules(gifts).hooks })
  const kinds = promotions.map(({ served }) => served.kind)
  const configuration = configurationOf(context, { lobby, kinds })
  const own = [
    ...playerModules(context, { accounts, staff }),
    ...playModules(context, { wallet, staff }),
    ...cashier.modules,
    ...gifts,
    ...lobbyModules(context, { lobby, wallet, staff, load }),
    webConfiguration({ reader: configuration, audit: staff.audit }),
  ]
  const exported = [...own, dataExportModule(context, { accounts, modules: own })]
  const modules = [...exported, messageTemplateModule(context, { accounts, staff, modules: exported })]
  const office = officeModules(context, { staff, wallet, promotions: kinds, modules })
  const { desk: backOffice, jobs, ...folded } = foldModules([...modules, ...office])
  return {
    ...folded,
    ...staffEntrance(staff, backOffice),
    backOffice,
    jobs: [...jobs, forgetAnswers(context)],
    promotions,
    gates: [
      countryGate({ ...context, endPlay: wallet.closeSession }),
      greenGate({ db, promotions }),
      holdoutGate({ db, promotions }),
      tieGate({ db }),
    ],
    afterRefusal: noteHeldGifts({ db, promotions }),
    gameWallet: wallet,
    deposits: cashier.deposits,
    authenticate: authenticateBy(accounts),
    currentConfiguration: configuration.current,
  }
}

const staffEntrance = (staff: StaffDependencies, backOffice: readonly NamedCalls[]) => ({
  authenticateStaff: authenticateStaffBy(staff),
  afterStaffRefusal: recordRefusalBy(staff, staffRefusalText(backOffice)),
})

const staffRefusalText = (backOffice: readonly NamedCalls[]) => {
  const textOf = refusalTextOf(backOffice)
  return (call: Call, refusal: string) => textOf({ call, refusal, language: 'en' })
}

/** The configuration that every page begins with. */
const configurationOf = (
  { configuration, db, passwordKeys }: ServerContext,
  { lobby, kinds }: { readonly lobby: Lobby; readonly kinds: readonly PromotionKind[] },
): ConfigurationReader =>
  configurationReader({
    db,
    lobby: lobby.configuration,
    gameList: lobby.preparedGameList,
    surroundings: async (now) => {
      const { keyId, spki } = await passwordKeys.publicKey(now)
      const { line } = configuration
      // In one answer: the wheel is one of the promotions, and statements of the same moment share a round trip.
      const reading = new Gathering(db)
      const [legal, legalTranslations, wheel, open] = await Promise.all([
        legalVersionNames(reading, now),
        legalTranslationsAt(reading, now),
        spinConditions(reading, now),
        activitiesOpen(reading, kinds, now),
      ])
      return {
        passwordKey: { id: keyId, spki },
        codesSent: configuration.sms !== undefined,
        legal,
        legalTranslations,
        spinConditions: wheel,
        activitiesOpen: [...open],
        lineLogin: line
          ? {
              clientId: line.channelId,
              authorizeUrl: line.authorizeUrl,
              redirectUri: lineRedirectUri({ configuration }),
            }
          : null,
      }
    },
  })
