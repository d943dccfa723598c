import type { Client } from '#core/contract/client.ts'
import { deviceInformation } from '#features/players/account/player/access/device-information.ts'
import {
  getConfiguration,
  getConfigurationAfterSignIn,
  type WebConfiguration,
} from '#features/office/web-configuration/contract.ts'

export type AtHand = { readonly atHand: WebConfiguration; readonly signedIn: boolean }

/** The current configuration, if it is newer than the page's. */
export async function currentConfiguration(client: Client, { atHand, signedIn }: AtHand) {
  const { gameListVersion } = atHand
  const { isBrowser: _isBrowser, ...device } = deviceInformation(window.navigator.userAgent) ?? {}
  const reply = signedIn
    ? await client.send(getConfigurationAfterSignIn, { gameListVersion, ...device })
    : await client.send(getConfiguration, { gameListVersion })
  if (reply.kind !== 'answer') return undefined
  const { data } = reply.body
  return JSON.stringify(data) === JSON.stringify(atHand) ? undefined : data
}
