import { hours } from '#core/clock/duration.ts'
import { answer } from '#core/contract/outcome.ts'
import type { StaffDependencies, WorkQueues } from '#features/office/staff/server/index.ts'
import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import { detailsContext } from './sealed-details.ts'
import { sealedDocuments } from './sealed-documents.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getIdentity, uploadDocument } from '../contract.ts'
import { identityTexts as words } from '../messages/index.ts'
import { fieldMeanings } from './field-meanings.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { identityJobs } from './identity-jobs.ts'
import { identityView } from './identity-view.ts'
import { identityData } from './identity-data.ts'
import { screenMobileConsumer } from './screen-mobile-consumer.ts'
import { staffVerifications } from './desk/staff-verifications.ts'
import { identitiesOnLists, identitiesWaiting, identitiesWaitingList } from './store/staff-verification.store.ts'
import { submitIdentityHandler } from './submit-identity.ts'
import { registerUploadRoutes } from './upload-routes.ts'

const queues: WorkQueues['queues'] = [
  {
    name: 'identities',
    label: 'Verifications to review',
    permission: 'identity.view',
    page: '/identities',
    count: identitiesWaiting,
    items: {
      dueAfter: hours(24),
      list: async (db, _now, max) =>
        (await identitiesWaitingList(db, max)).map(({ playerId, since }) => ({
          ref: String(playerId),
          since,
          about: `Player ${playerId}`,
          page: `/identities/${playerId}`,
        })),
    },
  },
  {
    name: 'onLists',
    label: 'Restricted-list matches to review',
    permission: 'identity.view',
    page: '/identities?show=hits',
    count: identitiesOnLists,
  },
]

/** Identity verification: declarations, pictures, and barred persons. */
export const identity = (
  needs: IdentityDependencies & Pick<StaffDependencies, 'audit'>,
): FeatureModule & WorkQueues => ({
  name: 'identity',
  player: {
    handlers: [
      handleOutsideTransaction(getIdentity, async ({ identity: { playerId }, caller: { language }, db }) =>
        answer(await identityView(db, { playerId, language }, needs.sealDetails)),
      ),
      submitIdentityHandler(needs),
    ],
    forms: [uploadDocument],
    fieldMeanings,
    refusalTexts: {
      nothingAsked: words['kyc.nothingAsked'],
      tooYoung: words['kyc.tooYoung'],
      numberInUse: words['kyc.numberInUse'],
      tryLater: words['kyc.tryLater'],
      fileMissing: words['kyc.fileMissing'],
      fileTooLarge: words['kyc.fileTooLarge'],
      fileNotAccepted: words['kyc.fileNotAccepted'],
      pictureTooLarge: words['kyc.pictureTooLarge'],
      pictureTooSmall: words['kyc.pictureTooSmall'],
    },
  },
  desk: staffVerifications(needs),
  jobs: identityJobs(needs),
  sealed: [
    sealedColumn({
      table: 'identity',
      key: { column: 'player_id', type: 'bigint' },
      of: 'player_id',
      value: { column: 'details' },
      purpose: 'identity-details',
      contextOf: (playerId) => detailsContext(BigInt(playerId)),
    }),
    sealedDocuments(needs),
  ],
  consumers: [screenMobileConsumer()],
  personalData: [identityData(needs)],
  queues,
  register: (server) => registerUploadRoutes(server, needs),
})

export { identityDecidedTopic } from './desk/staff-decide-identity.ts'
export { identityCounts } from './store/identity-month.store.ts'
export { playersByName } from './store/players-by-name.store.ts'
export { identityOf } from './identity-of.ts'
export { nameOnCard } from './name-on-card.ts'
export { provenIdentityOf } from './proven-identity-of.ts'
export { isVerified } from './is-verified.ts'
export { kycStatusOf } from './store/kyc-status.store.ts'
export { screenHolder } from './screen-holder.ts'
export { verifiedAmong } from './store/verified-among.store.ts'
export { personDetails } from './person-details.ts'
export type { IdentityDependencies } from './identity-dependencies.ts'
