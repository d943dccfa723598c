/** The way to a player's phone. It throws when the message was not accepted; the job that calls it tries again. */
export type SmsSender = {
  readonly send: (message: { readonly to: string; readonly text: string; readonly reference: string }) => Promise<void>
}

export type SmsServiceOptions = { readonly url: string; readonly key: string; readonly timeoutMs: number }

/** Sends through the operator's SMS service. The reference makes a repeated sending one message. */
export function smsService({ url, key, timeoutMs }: SmsServiceOptions): SmsSender {
  return {
    async send(message) {
      const response = await fetch(`${url}/sms/v1/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`the SMS service answered ${response.status}`)
    },
  }
}
