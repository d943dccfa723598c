import { asOutsideFetch } from '../work/work.ts'
import { DeliveryFault } from './delivery-fault.ts'

/** The way to a person. It throws when the message was not accepted; the job that calls it tries again. */
export type Sender<Message> = { readonly send: (message: Message) => Promise<void> }

export type ServiceOptions = { readonly url: string; readonly key: string; readonly timeoutMs: number }
type Service = ServiceOptions & { readonly name: string; readonly path: string }

/** The service has looked at the message and does not want it: malformed, too large, or no such recipient. */
const permanentStatuses: ReadonlySet<number> = new Set([400, 404, 409, 410, 413, 422])

/** Sends through a service of the operator's. The message's reference makes a repeated sending one message. */
export const messageService = <Message>({ name, path, url, key, timeoutMs }: Service): Sender<Message> => ({
  async send(message) {
    const response = await asOutsideFetch(name, `${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.ok) return
    const answer = `the ${name} service answered ${response.status}`
    throw new DeliveryFault({ isPermanent: permanentStatuses.has(response.status), answer })
  },
})
