import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callProviderHttp } from '#features/cashier/providers/server/http/provider-http.ts'
import { createLog } from '#platform/log/log.ts'
import { mailService } from '#platform/notifications/mail.ts'
import { smsService } from '#platform/notifications/sms.ts'
import { createAskOutside } from '#platform/outside/call-outside.ts'
import { logRefusedCertificates } from '#platform/work/refused-certificate.ts'
import { testAuthority, testCertificate, type TestCertificate } from '../support/test-certificates.ts'

const now = new Date()
const trusted = testAuthority('An issuer that this test trusts', now)
const stranger = testAuthority('An issuer that nobody trusts', now)
const past = { validFrom: new Date('2020-01-01'), validUntil: new Date('2021-01-01') }
const good = testCertificate(trusted, now)

const bad = [
  { what: 'that has expired', certificate: testCertificate(trusted, now, past), why: 'its certificate has expired' },
  {
    what: 'that is self-signed',
    certificate: testCertificate(undefined, now),
    why: 'its certificate is self-signed',
  },
  {
    what: 'of another host',
    certificate: testCertificate(trusted, now, { ips: ['10.9.8.7'] }),
    why: 'its certificate is for another host',
  },
  {
    what: 'of an unknown issuer',
    certificate: testCertificate(stranger, now),
    why: 'its certificate is of an issuer that is not trusted',
  },
]

const secret = 'sk_live_3fA9wordOfThePartner'
const timeoutMs = 3_000

type Way = {
  readonly way: string
  readonly serve: (certificate: TestCertificate, came: (what: string) => void) => Promise<Listening>
  /** Whether the message was accepted. */
  readonly send: (port: number) => Promise<boolean>
}
type Listening = { readonly port: number; readonly close: () => Promise<void> }

async function serveHttps(certificate: TestCertificate, came: (what: string) => void): Promise<Listening> {
  const server: Server = createServer(certificate, (request, response) => {
    came(`${request.method} ${request.url}`)
    response.end('{}')
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port: (server.address() as AddressInfo).port, close }
}

const serveSmtp =
  (secure: boolean): Way['serve'] =>
  async (certificate, came) => {
    const server = new SMTPServer({
      ...certificate,
      secure,
      logger: false,
      closeTimeout: 100,
      onAuth: ({ username }, _session, done) => {
        came('a password')
        done(null, { user: username ?? '' })
      },
      onData: (stream, _session, done) => {
        came('a message')
        stream.resume().on('end', () => done())
      },
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
    return { port: (server.server.address() as AddressInfo).port, close }
  }

const sent = (sending: Promise<void>): Promise<boolean> =>
  sending.then(
    () => true,
    () => false,
  )
const mail = { to: 'ana@example.ph', subject: 'Hi', text: `Your code: ${secret}`, reference: 'tls-1' }
const byMail = (tls: 'implicit' | 'startTls') => (port: number) => {
  const login = { user: 'bituin', password: secret }
  const from = 'Bituin <no-reply@example.ph>'
  return sent(mailService({ kind: 'smtp', host: '127.0.0.1', port, tls, login, from, timeoutMs }).send(mail))
}
const post = { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body: secret, timeoutMs } as const

const ways: readonly Way[] = [
  {
    way: 'a webhook of a partner',
    serve: serveHttps,
    send: async (port) => {
      const url = `https://127.0.0.1:${port}/hook?token=${secret}`
      const answer = await createAskOutside('all')({ service: 'eventFeed', url, ...post, answerBytesMax: 1_000 })
      if (typeof answer === 'string') expect(answer).toBe('distrusted')
      return typeof answer !== 'string'
    },
  },
  {
    way: 'a payment provider',
    serve: serveHttps,
    send: async (port) => {
      const url = `https://127.0.0.1:${port}/v1/payments?key=${secret}`
      return (await callProviderHttp({ provider: 'maya', url, ...post })) !== undefined
    },
  },
  {
    way: 'the SMS service',
    serve: serveHttps,
    send: (port) => {
      const service = smsService({ url: `https://127.0.0.1:${port}`, key: secret, timeoutMs })
      return sent(service.send({ to: '+639170000001', text: secret, reference: 'tls-2' }))
    },
  },
  { way: 'the mail server by TLS', serve: serveSmtp(true), send: byMail('implicit') },
  { way: 'the mail server by STARTTLS', serve: serveSmtp(false), send: byMail('startTls') },
]

const usual = getCACertificates('default')
const lines: string[] = []
let stop: () => void
beforeAll(() => {
  setDefaultCACertificates([...usual, trusted.cert])
  stop = logRefusedCertificates(
    createLog({ level: 'debug', style: 'json', destination: { write: (line) => lines.push(line) } }),
  )
})
afterAll(() => {
  stop()
  setDefaultCACertificates(usual)
})
beforeEach(() => {
  lines.length = 0
})

describe.each(ways)('$way', ({ serve, send }) => {
  test.each(bad)('with a certificate $what gets nothing, and the log says why', async ({ certificate, why }) => {
    const came: string[] = []
    const { port, close } = await serve(certificate, (what) => came.push(what))
    try {
      expect(await send(port)).toBe(false)
    } finally {
      await close()
    }
    expect(came).toEqual([])
    const [line = '{}'] = lines
    expect(lines).toHaveLength(1)
    expect(JSON.parse(line)).toMatchObject({ host: `127.0.0.1:${port}`, why })
    expect(line).toContain(`nothing was sent to 127.0.0.1:${port}: ${why}`)
    for (const private_ of [secret, 'token=', '/hook', '/v1/payments', '+639', 'ana@'])
      expect(line).not.toContain(private_)
  })

  test('with a certificate of a trusted issuer for its address gets the message', async () => {
    const came: string[] = []
    const { port, close } = await serve(good, (what) => came.push(what))
    try {
      expect(await send(port)).toBe(true)
    } finally {
      await close()
    }
    expect(came).not.toEqual([])
    expect(lines).toEqual([])
  })
})

test('an e-mail that waits keeps why in its log, without the password', async () => {
  const { port, close } = await serveSmtp(true)(testCertificate(undefined, now), () => undefined)
  const login = { user: 'bituin', password: secret }
  const from = 'Bituin <no-reply@example.ph>'
  const service = mailService({ kind: 'smtp', host: '127.0.0.1', port, tls: 'implicit', login, from, timeoutMs })
  await expect(service.send(mail)).rejects.toMatchObject({
    isPermanent: false,
    answer: 'nothing was sent to 127.0.0.1: its certificate is self-signed',
  })
  await close()
})
