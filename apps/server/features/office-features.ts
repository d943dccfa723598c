import { pesos } from '#core/money/centavos.ts'
import {
  codesHeldBack,
  playersAtPlay,
  segmentCount,
  segmentPlayers,
  unbindMobileKind,
} from '#features/players/account/server/index.ts'
import { adjustment, adjustmentKind, type AdjustmentDependencies } from '#features/office/adjustment/server/index.ts'
import { approval, approvalCountWaiting, type ApprovalKind } from '#features/office/approval/server/index.ts'
import { reportCountOpen, staffReports } from '#features/lobby/customer-service/server/index.ts'
import { reopeningKind } from '#features/office/daily-close/server/index.ts'
import { dashboard, type Queue } from '#features/office/dashboard/server/index.ts'
import { debts, debtWriteOffKind } from '#features/office/debt/server/index.ts'
import { depositsStuck, transfersToMatch } from '#features/cashier/deposit/server/index.ts'
import { identitiesOnLists, identitiesWaiting } from '#features/players/identity/server/index.ts'
import { featureSwitch } from '#features/office/feature-switch/server/index.ts'
import { differencesOpen, freeRoundsKind, type GameWallet } from '#features/play/game-wallet/server/index.ts'
import { houseOpening } from '#features/office/house-opening/server/index.ts'
import { offersWaiting } from '#features/lobby/catalogue/server/index.ts'
import { paidAccountKind } from '#features/lobby/content/server/index.ts'
import { playerFile } from '#features/office/player-file/server/index.ts'
import { legalVersionKind } from '#features/players/legal/server/index.ts'
import { promotionApproval, type PromotionKind } from '#features/promotions/kit/server/index.ts'
import { reports } from '#features/office/report/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import { giftMailKind, segmentMailKind } from '#features/players/mail/server/index.ts'
import { withdrawalsWaiting } from '#features/cashier/withdrawal/server/index.ts'
import { vipActing } from '#features/promotions/vip/server/index.ts'
import { moneySettingsKind, readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { ServerContext } from '../server-context.ts'
import { nameOnCard } from '../name-on-card.ts'
import { openingFacts } from '../opening-facts.ts'
import { switches } from '../switches.ts'

type Rooms = { readonly promotions: readonly PromotionKind[]; readonly wallet: Pick<GameWallet, 'grantFreeRounds'> }

/** What the staff do that no single feature of the player's has: what takes two people, and what is done by hand. */
export function officeFeatures(
  house: ServerContext,
  { audit, secondPerson }: StaffDependencies,
  { promotions, wallet }: Rooms,
): readonly Feature[] {
  const { configuration, db } = house
  const adjusting = { ...adjustingBy(house), audit }
  return [
    approval({ audit, secondPerson, nameOf: nameOnCard, kinds: approvalKinds(house, wallet) }),
    adjustment(adjusting),
    debts({ audit }),
    dashboard({ db, queues }),
    reports({ promotions: [...promotions, ...otherGivers] }),
    playerFile({ audit }),
    staffReports({ audit, vipOf: vipActing }),
    featureSwitch({ audit, switches }),
    houseOpening({ factsOf: openingFacts(configuration) }),
  ]
}

/** Every kind of act that takes two people. */
export function approvalKinds(house: ServerContext, wallet: Rooms['wallet']): readonly ApprovalKind[] {
  const { clock, seal } = house
  return [
    adjustmentKind(adjustingBy(house)),
    debtWriteOffKind,
    freeRoundsKind(wallet),
    giftMailKind({ isPlayer: async (db, id) => (await playersAtPlay(db, [id], clock.now())).length > 0 }),
    legalVersionKind({ playersWhoMayPlay: (db, now) => segmentCount(db, 'everybody', now) }),
    moneySettingsKind,
    paidAccountKind,
    promotionApproval,
    reopeningKind,
    segmentMailKind({ segmentPlayers, segmentCount }),
    unbindMobileKind({ seal }),
  ]
}

const adjustingBy = ({ clock }: ServerContext): Pick<AdjustmentDependencies, 'knownPlayers' | 'dailyMax'> => ({
  knownPlayers: async (db, ids) => new Set((await playersAtPlay(db, ids, clock.now())).map(({ id }) => id)),
  dailyMax: async (db) => pesos(BigInt((await readSettings(db)).settings.adjustmentDailyMax)),
})

/** What waits for people. A feature with a queue of its own adds it here. */
const queues: readonly Queue[] = [
  { name: 'approvals', label: 'Approvals', count: approvalCountWaiting },
  { name: 'withdrawals', label: 'Withdrawals to decide', count: withdrawalsWaiting },
  { name: 'identities', label: 'Verifications to decide', count: identitiesWaiting },
  { name: 'onLists', label: 'Players to compare with a list', count: identitiesOnLists },
  { name: 'transfers', label: 'Bank transfers to match', count: transfersToMatch },
  { name: 'deposits', label: 'Deposits past their end', count: depositsStuck },
  { name: 'differences', label: 'Differences with providers', count: differencesOpen },
  { name: 'catalogue', label: 'Catalogues of providers', count: offersWaiting },
  { name: 'reports', label: 'Reports from players', count: reportCountOpen },
  { name: 'codes', label: 'SMS codes held back in the last hour', count: codesHeldBack },
]

/** What gives to players without being a promotion, by its account. */
const otherGivers = [
  { key: 'mail', title: 'Letters' },
  { key: 'app-download', title: 'Gift for having the app' },
] as const
