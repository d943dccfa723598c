import type { RequestOf } from '#core/contract/call.ts'
import { attributionId } from '#features/players/event-log/player/index.ts'
import type { signIn } from '../../contract.ts'
import { deviceInformation } from './device-information.ts'

/** What a sign-in tells of the device and of who is to be thanked for the visit. */
export const phoneInformation = (): RequestOf<typeof signIn>['phoneinfoJsonModel'] => ({
  ...deviceInformation(navigator.userAgent),
  deviceIdJsonModel: { afuid: attributionId() },
})
