import { expect, test } from 'vitest'
import { ConfigurationFault, readConfiguration } from './configuration.ts'
import { printableConfiguration } from './print-configuration.ts'

const development = { MASTER_SECRET: 'q83vEjRWeJCrze8SNFZ4kGFzZGZnaGprbDtxd2VydHk=' }
const from = 'Bituin <no-reply@example.ph>'
const read = (settings: Readonly<Record<string, string>>) => readConfiguration({ ...development, ...settings })

test('without an address, or with off, there is no e-mail', () => {
  expect(read({}).mail).toBeUndefined()
  expect(read({ MAIL_URL: 'off' }).mail).toBeUndefined()
})

test.each([
  ['smtps://mail.example.ph', 'mail.example.ph', 465, 'implicit'],
  ['smtp://mail.example.ph', 'mail.example.ph', 587, 'startTls'],
  ['smtp://mail.example.ph:2525/', 'mail.example.ph', 2525, 'startTls'],
  ['smtp://[::1]:25', '::1', 25, 'startTls'],
])('%s is a mail server with TLS', (url, host, port, tls) => {
  const login = { MAIL_USER: 'apikey', MAIL_PASSWORD: 'a-password' }
  expect(read({ MAIL_URL: url, MAIL_FROM: from, ...login }).mail).toEqual({
    kind: 'smtp',
    host,
    port,
    tls,
    login: { user: 'apikey', password: 'a-password' },
    from,
  })
})

test('a server on this machine may be used without TLS', () => {
  const settings = { MAIL_URL: 'smtp://localhost:25', MAIL_FROM: from, MAIL_TLS: 'off' }
  expect(read(settings).mail).toMatchObject({ tls: 'off', login: undefined })
})

test.each([
  [{ MAIL_URL: 'smtp://mail.example.ph' }, 'MAIL_FROM: has to be set together with MAIL_URL, as the sender'],
  [{ MAIL_URL: 'https://mail.example.ph' }, 'MAIL_KEY: has to be set together with MAIL_URL'],
  [{ MAIL_USER: 'apikey' }, 'MAIL_USER: has to be set together with MAIL_PASSWORD'],
  [
    { MAIL_URL: 'smtp://mail.example.ph', MAIL_FROM: from, MAIL_TLS: 'off' },
    'MAIL_TLS: off is for a server on this machine, without a login',
  ],
  [
    { MAIL_URL: 'smtp://127.0.0.1', MAIL_FROM: from, MAIL_TLS: 'off', MAIL_USER: 'me', MAIL_PASSWORD: 'a-password' },
    'MAIL_TLS: off is for a server on this machine, without a login',
  ],
])('%o is refused', (settings, fault) => {
  expect(() => read(settings)).toThrow(ConfigurationFault)
  expect(() => read(settings)).toThrow(fault)
})

test('the log at start has no password', () => {
  const configuration = read({
    MAIL_URL: 'smtps://mail.example.ph',
    MAIL_FROM: from,
    MAIL_USER: 'apikey',
    MAIL_PASSWORD: 'a-password',
  })
  expect(JSON.stringify(printableConfiguration(configuration))).not.toContain('a-password')
})
