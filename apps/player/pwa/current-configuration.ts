import type { Client } from '#core/contract/client.ts'
import { getConfiguration, type WebConfiguration } from '#features/web-configuration/contract.ts'

/** The configuration in force, if it is not the one at hand. */
export async function currentConfiguration(
  client: Client,
  atHand: WebConfiguration,
): Promise<WebConfiguration | undefined> {
  const reply = await client.send(getConfiguration, { gameListVersion: atHand.gameListVersion })
  if (reply.kind !== 'answer') return undefined
  const { data } = reply.body
  return JSON.stringify(data) === JSON.stringify(atHand) ? undefined : data
}
