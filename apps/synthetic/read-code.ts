import * as v from 'valibot'
import type { SyntheticSettings } from './settings.ts'
import { until } from './until.ts'

type Codes = NonNullable<SyntheticSettings['codes']>
type Mailbox = Codes & { readonly mobile: string }

const inbox = v.object({ messages: v.array(v.object({ id: v.string(), text: v.string() })) })
const arrivesMs = 60_000
const timeoutMs = 10_000

/** The messages of a number that are there already, so that the next code is recognised. */
export const messagesBefore = async (mailbox: Mailbox): Promise<ReadonlySet<string>> =>
  new Set((await listMessages(mailbox)).map(({ id }) => id))

/** The code of the first message that was not there before, where the operator's device for this number shows it. */
export const readCode = (mailbox: Mailbox, before: ReadonlySet<string>): Promise<string> =>
  until(
    async () => {
      const newer = (await listMessages(mailbox)).filter(({ id }) => !before.has(id))
      return newer.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((code) => code !== undefined)
    },
    { forMs: arrivesMs, what: 'no code arrived' },
  )

async function listMessages({ url, key, mobile }: Mailbox) {
  const response = await fetch(`${url}/sms/v1/messages?to=${encodeURIComponent(mobile)}`, {
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(timeoutMs),
  })
  return v.parse(inbox, await response.json()).messages
}
