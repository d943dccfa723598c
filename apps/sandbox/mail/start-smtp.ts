import type { AddressInfo } from 'node:net'
import type { DatabaseSync } from 'node:sqlite'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import * as v from 'valibot'
import { isSameSecret } from '../same-secret.ts'
import { type EMailRequest, eMailRequest } from './e-mail.ts'
import { eMailInsert } from './e-mail.store.ts'

export type SmtpOptions = {
  readonly database: DatabaseSync
  readonly host: string
  readonly port: number
  /** The password of every user. */
  readonly key: string
  readonly now: () => number
}

type SmtpStandIn = { readonly port: number; readonly close: () => Promise<void> }

const sizeMaxBytes = 200_000

/** The mail server's stand-in: what it takes appears in the same inbox, once per Message-ID. */
export async function startSmtp({ host, port, ...options }: SmtpOptions): Promise<SmtpStandIn> {
  // STARTTLS has the library's published test certificate: a client has to trust it on purpose.
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    size: sizeMaxBytes,
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      isSameSecret(password ?? '', options.key)
        ? done(null, { user: username })
        : done(answerOf(535, 'wrong user or password')),
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: (stream, session, answer) => {
      const address = session.envelope.rcptTo[0]?.address ?? ''
      stream.toArray().then(
        async (chunks: Buffer[]) => {
          if (address.startsWith('silent@')) return
          if (address.startsWith('halfway@')) breakConnections(server)
          else answer(await takeMail(Buffer.concat(chunks), address, options))
        },
        (error: Error) => answer(error),
      )
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Recipients that select a failure. */
function refusalOf(address: string): Error | undefined {
  if (address.startsWith('unknown@')) return answerOf(550, `5.1.1 <${address}>: no such mailbox`)
  if (address.startsWith('busy@')) return answerOf(451, '4.3.2 try again later')
  return undefined
}

const answerOf = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode })

function breakConnections(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket.destroy()
}

async function takeMail(raw: Buffer, to: string, { database, now }: Taker): Promise<Error | undefined> {
  const parsed = v.safeParse(eMailRequest, await readMail(raw, to))
  if (!parsed.success) return answerOf(554, parsed.issues.map(({ message }) => message).join('; '))
  eMailInsert(database, { ...parsed.output, createdAt: now() })
  return undefined
}

type Taker = Pick<SmtpOptions, 'database' | 'now'>

async function readMail(raw: Buffer, to: string): Promise<EMailRequest> {
  const { subject = '', text = '', html, messageId = '', headers } = await PostalMime.parse(raw)
  const header = (name: string): string => headers.find(({ key }) => key === name)?.value ?? ''
  // Mail programs offer one click only where both headers stand (RFC 8058).
  const isOneClick = header('list-unsubscribe-post') === 'List-Unsubscribe=One-Click'
  const unsubscribeUrl = isOneClick ? /^<(.+)>$/.exec(header('list-unsubscribe'))?.[1] : undefined
  return {
    to,
    subject,
    text: text.trimEnd(),
    ...(html !== undefined && { html: html.trimEnd() }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    reference: messageId.replaceAll(/^<|>$/g, ''),
  }
}
