import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { centavosOut } from '#core/money/wire-money.ts'

export const takeDownloadBonus = call({
  path: 'receiveDownloadBonus',
  summary: 'Claims the app bonus, in the app, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ reqId: optionalRequestId }),
  response: v.object({
    bonus: centavosOut,
    /** The player's resulting balance. */
    coin: centavosOut,
  }),
  refusals: {
    noBonus: activityRefusal.notOpen,
    takenBefore: activityRefusal.alreadyClaimed,
    takenNearby: activityRefusal.alreadyClaimed,
    notInApp: activityRefusal.conditionNotReached,
    depositNeeded: activityRefusal.rechargeNeeded,
    mayNotTake: activityRefusal.restricted,
  },
})

const appPackageOut = v.object({
  /** Where it is downloaded. */
  url: v.string(),
  version: v.string(),
  bytes: v.number(),
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: v.string(),
  /** SHA-256 of the certificate that signed it. */
  certificate: v.string(),
})
export type WireAppPackage = v.InferOutput<typeof appPackageOut>

export const getAppPackage = call({
  path: 'getAppPackage',
  summary: 'Returns the operator’s Android package with the checksums that prove it genuine. Null if there is none.',
  access: 'anyone',
  money: 'none',
  request: v.object({}),
  response: v.object({ appPackage: v.nullable(appPackageOut) }),
  refusals: {},
})
