export type MailMessage = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly reference: string
}

/** The way to an e-mail address. It throws when the message was not accepted; the job that calls it tries again. */
export type MailSender = { readonly send: (message: MailMessage) => Promise<void> }

export type MailServiceOptions = { readonly url: string; readonly key: string; readonly timeoutMs: number }

/** Sends through the operator's e-mail service. The reference makes a repeated sending one message. */
export function mailService({ url, key, timeoutMs }: MailServiceOptions): MailSender {
  return {
    async send(message) {
      const response = await fetch(`${url}/mail/v1/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`the e-mail service answered ${response.status}`)
    },
  }
}
