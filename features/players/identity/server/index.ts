import type { Call } from '#core/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#core/contract/outcome.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { getIdentity, uploadDocument } from '../contract.ts'
import { identityMessages as words } from '../messages.ts'
import { fieldMeanings } from './field-meanings.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { identityJobs } from './identity-jobs.ts'
import { identityView } from './identity-view.ts'
import { screenMobileConsumer } from './screen-mobile-consumer.ts'
import { submitIdentityHandler } from './submit-identity.ts'
import { registerUploadRoutes } from './upload-routes.ts'

export type IdentityFeature = {
  readonly feature: Feature
  readonly jobs: readonly Job[]
  readonly consumers: readonly Consumer[]
  /** The calls with form bodies. */
  readonly forms: readonly Call[]
  /** Registers their routes. */
  readonly register: (server: FastifyInstance) => void
}

/** Identity verification: declarations, pictures, and barred persons. */
export const identity = (needs: IdentityDependencies): IdentityFeature => ({
  forms: [uploadDocument],
  feature: {
    name: 'identity',
    handlers: [
      handleOutsideTransaction(getIdentity, async ({ identity: { playerId }, db }) =>
        answer(await identityView(db, playerId, needs.sealDetails)),
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
  jobs: identityJobs(needs),
  consumers: [screenMobileConsumer()],
  register: (server) => registerUploadRoutes(server, needs),
})

export { staffIdentity } from './desk/staff-identity.ts'
export { identitiesOnLists, identitiesWaiting } from './store/staff-identity.store.ts'
export { playersByName } from './store/players-by-name.store.ts'
export { identityOf } from './identity-of.ts'
export { kycStatusOf } from './store/kyc-status.store.ts'
export { screenHolder } from './screen-holder.ts'
export { verifiedAmong } from './store/verified-among.store.ts'
export { personDetails } from './person-details.ts'
export type { IdentityDependencies } from './identity-dependencies.ts'
