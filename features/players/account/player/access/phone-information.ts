import type { RequestOf } from '#core/contract/call.ts'
import { attributionId } from '#features/players/event-log/player/index.ts'
import type { signIn } from '../../contract.ts'
import { deviceInformation } from './device-information.ts'

/** Device and attribution data of a sign-in. */
export const phoneInformation = (): RequestOf<typeof signIn>['phoneinfoJsonModel'] => ({
  ...deviceInformation(navigator.userAgent),
  deviceIdJsonModel: { afuid: attributionId() },
})
