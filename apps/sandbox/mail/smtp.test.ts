import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { SmtpSettings } from '#platform/configuration/mail-settings.ts'
import { DeliveryFault } from '#platform/notifications/delivery-fault.ts'
import { mailService } from '#platform/notifications/mail.ts'
import { mailKey, startTestSandbox } from '../test-sandbox.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

const message = {
  to: 'ana@example.ph',
  subject: 'Magandang araw, Ña – ₱100.00',
  text: 'Your withdrawal is paid.\nhttps://play.example.ph/records',
  html: '<p>Your withdrawal is <b>paid</b>.</p>',
  unsubscribeUrl: `https://play.example.ph/app/v1/email/unsubscribe?token=${'a'.repeat(150)}`,
  reference: 'email:7d2f',
}

const serviceAt = (address: string, more: Partial<SmtpSettings> = {}, timeoutMs = 400) => {
  const { hostname, port } = new URL(address)
  const server = { kind: 'smtp', host: hostname, port: Number(port), tls: 'off', login: undefined } as const
  return mailService({ ...server, from: 'Bituin <no-reply@play.example.ph>', timeoutMs, ...more })
}

async function sandbox() {
  const started = await startTestSandbox({ smtpPort: 0 })
  cleanUps.push(started.close)
  const inbox = async () =>
    ((await (await fetch(`${started.url}/mail/v1/messages`)).json()) as { messages: unknown[] }).messages
  return { address: started.smtpUrl ?? '', inbox }
}

/** A mail server that does with a connection what the test says. */
async function badServer(serve: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    serve(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(async () => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

async function faultOf(sending: Promise<void>): Promise<Pick<DeliveryFault, 'isPermanent' | 'answer'>> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof DeliveryFault)) throw new Error('the message was taken', { cause: error })
  return { isPermanent: error.isPermanent, answer: error.answer }
}

test('a message arrives as it was written: text, HTML, one-click unsubscribe and its reference', async () => {
  const { address, inbox } = await sandbox()
  await serviceAt(address).send(message)
  const { reference: _, ...content } = message
  expect(await inbox()).toMatchObject([{ ...content, reference: 'email.7d2f@play.example.ph' }])
})

test('a message that is sent again after its acceptance was lost has the same Message-ID: one message', async () => {
  const { address, inbox } = await sandbox()
  await Promise.all(Array.from({ length: 10 }, () => serviceAt(address, {}, 5_000).send(message)))
  expect(await inbox()).toHaveLength(1)
})

test('a subject cannot add a header', async () => {
  const { address, inbox } = await sandbox()
  await serviceAt(address).send({ ...message, subject: 'Hi\r\nBcc: ben@example.ph' })
  expect(await inbox()).toMatchObject([{ to: 'ana@example.ph', subject: 'Hi Bcc: ben@example.ph' }])
})

test.each([
  ['unknown', true, '550 5.1.1 <(address)>: no such mailbox'],
  ['busy', false, '451 4.3.2 try again later'],
  ['halfway', false, 'Connection closed unexpectedly'],
  ['silent', false, 'Timeout'],
])('a recipient %s@: permanent %s, with the answer and without the address', async (name, isPermanent, answer) => {
  const { address, inbox } = await sandbox()
  const fault = await faultOf(serviceAt(address).send({ ...message, to: `${name}@example.ph` }))
  expect(fault.isPermanent).toBe(isPermanent)
  expect(fault.answer).toContain(answer)
  expect(fault.answer).not.toContain('example.ph')
  expect(await inbox()).toEqual([])
})

test.each([
  ['says nothing', () => undefined],
  ['hangs up at once', (socket: Socket) => socket.destroy()],
  ['breaks after its greeting', (socket: Socket) => socket.write('220 here\r\n', () => socket.destroy())],
  ['refuses everybody', (socket: Socket) => socket.write('554 no service\r\n')],
])('a server that %s is a temporary fault, within seconds', async (_, serve) => {
  const started = performance.now()
  const fault = await faultOf(serviceAt(await badServer(serve)).send(message))
  expect(fault.isPermanent).toBe(false)
  expect(performance.now() - started).toBeLessThan(3_000)
})

test('a server that trickles its answer for ever is given up', async () => {
  const address = await badServer((socket) => {
    const timer = setInterval(() => socket.write('220-still here\r\n'), 50)
    socket.on('close', () => clearInterval(timer))
  })
  expect((await faultOf(serviceAt(address).send(message))).isPermanent).toBe(false)
})

test('no server at all is a temporary fault', async () => {
  expect((await faultOf(serviceAt('smtp://127.0.0.1:1').send(message))).isPermanent).toBe(false)
})

test('with STARTTLS nothing is said to a server whose certificate nobody signed, or that has none', async () => {
  const { address, inbox } = await sandbox()
  expect(await faultOf(serviceAt(address, { tls: 'startTls' }).send(message))).toMatchObject({ isPermanent: false })
  const heard: string[] = []
  const plain = await badServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (data) => {
      heard.push(data.toString())
      socket.write('250 fine\r\n')
    })
  })
  const login = { user: 'bituin', password: 'a-password-of-ours' }
  expect(await faultOf(serviceAt(plain, { tls: 'startTls', login }).send(message))).toMatchObject({
    isPermanent: false,
  })
  expect(heard.join('')).not.toMatch(/AUTH|MAIL FROM/)
  expect(await inbox()).toEqual([])
})

test('a wrong password is a matter of our settings: temporary, so that nothing is lost until it is set right', async () => {
  const { address, inbox } = await sandbox()
  const send = (password: string) => serviceAt(address, { login: { user: 'bituin', password } }).send(message)
  expect(await faultOf(send('wrong-password'))).toMatchObject({ isPermanent: false })
  await send(mailKey)
  expect(await inbox()).toHaveLength(1)
})
