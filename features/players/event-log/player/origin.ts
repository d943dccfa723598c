import * as v from 'valibot'
import { apkInstallReferrer } from '#core/constants/specification.ts'
import type { RequestOf } from '#core/contract/call.ts'
import type { Client } from '#core/contract/client.ts'
import { nativeBridge } from '#platform/browser/native-app/native-bridge.ts'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { logAction } from '../contract.ts'
import { adParameters } from './ad-parameters.ts'
import { attributionId } from './attribution.ts'

const key = 'origin'
const text = v.optional(v.string())
const originSchema = v.object({
  installReferrer: v.picklist(['web', apkInstallReferrer]),
  isInvited: v.boolean(),
  afuid: v.string(),
  adParameters: v.object({ proxy_id: text, fbp: text, fbc: text, ttclid: text, ttp: text, url: text, referrer: text }),
})
type Origin = v.InferOutput<typeof originSchema>

/** Reports once how this device came here. It is kept: the registration that may follow days later counts for it. */
export function reportFirstOpen(client: Client, isInvited: boolean): void {
  if (localStore.read(key, originSchema) !== undefined) return
  const { afuid: _afuid, userAgent: _userAgent, ...brought } = adParameters()
  const installReferrer = nativeBridge() ? apkInstallReferrer : 'web'
  const origin: Origin = { installReferrer, isInvited, afuid: attributionId(), adParameters: brought }
  localStore.write(key, origin)
  void client.send(logAction, { action: 'firstOpen', ...requestOf(origin) })
}

/** Reports by which way a new player came, in the player's name. */
export function reportRegistration(client: Client): void {
  const origin = localStore.read(key, originSchema)
  if (origin) void client.send(logAction, { action: 'register', ...requestOf(origin) })
}

const requestOf = ({ installReferrer, isInvited, ...facts }: Origin): Omit<RequestOf<typeof logAction>, 'action'> => ({
  ...facts,
  origin: { installReferrer, isInvited },
})
