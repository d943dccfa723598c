import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../configuration/mail-settings.ts'
import { certificateFault, noteCertificate } from '../work/refused-certificate.ts'
import { asPart } from '../work/work.ts'
import { DeliveryFault, plainAnswer } from './delivery-fault.ts'
import type { MailMessage } from './mail-message.ts'
import type { Sender } from './message-service.ts'

type SmtpOptions = SmtpSettings & { readonly timeoutMs: number }

/**
 * Sends by SMTP, a connection for each message. SMTP knows no references: a message whose acceptance was lost is sent again
 * under the same Message-ID, by which mailboxes recognise it.
 */
export function smtpService({ from, timeoutMs, ...server }: SmtpOptions): Sender<MailMessage> {
  const transport = createTransport({
    host: server.host,
    port: server.port,
    ...tlsOptions[server.tls],
    ...(server.login && { auth: { user: server.login.user, pass: server.login.password } }),
    tls: { minVersion: 'TLSv1.2' },
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    socketCloseTimeout: 0,
    // A message is what we wrote: nothing in it may read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        await asPart({ kind: 'outside', name: 'e-mail' }, () =>
          inTime(transport.sendMail(mailOf(message, from)), timeoutMs * 3),
        )
      } catch (error) {
        noteCertificate(error, { service: 'e-mail', host: `${server.host}:${server.port}` })
        throw faultOf(error, message.to, server.host)
      }
    },
  }
}

const tlsOptions = {
  implicit: { secure: true },
  startTls: { secure: false, requireTLS: true },
  off: { secure: false, ignoreTLS: true },
} as const satisfies Record<SmtpSettings['tls'], object>

function mailOf({ to, subject, text, html, unsubscribeUrl, reference }: MailMessage, from: string) {
  const domain = /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    messageId: `<${reference.replaceAll(/[^A-Za-z0-9._-]/g, '.')}@${domain}>`,
    headers: {
      // Answering machines stay silent.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** The socket's time-out starts again with every byte, so a server that trickles its answer would never reach it. */
async function inTime<T>(sending: Promise<T>, limitMs: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  try {
    return await Promise.race([sending, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** 5xx about the recipient or the content is final. 5xx about the login, the sender or the greeting is a matter of our settings. */
const finalCommands: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

function faultOf(error: unknown, recipient: string, host: string): DeliveryFault {
  const distrust = certificateFault(error)
  if (distrust !== undefined)
    return new DeliveryFault({ isPermanent: false, answer: `nothing was sent to ${host}: ${distrust}` })
  if (!(error instanceof Error)) return new DeliveryFault({ isPermanent: false, answer: 'the mail server failed' })
  const { responseCode, response, command } = error as Error & Record<'responseCode' | 'response' | 'command', unknown>
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500 && finalCommands.has(command)
  const words = typeof response === 'string' && response !== '' ? response : error.message
  return new DeliveryFault({ isPermanent, answer: plainAnswer(words, recipient) })
}
