import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { Client } from '#core/contract/client.ts'

/** Calls like a player. Anything but an answer means that the demonstration cannot be set up. */
export async function callForDemo<C extends Call>(
  client: Client,
  call: C,
  request: RequestOf<C>,
): Promise<ResponseOf<C>> {
  const reply = await client.send(call, request)
  if (reply.kind === 'answer') return reply.body
  throw new Error(`the demonstration could not be set up: ${call.path} answered ${JSON.stringify(reply)}`)
}
