import { expect, test } from 'vitest'
import { readSettings, SettingsFault } from './settings.ts'

test('an empty environment gives a sandbox on this machine alone', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 8083, dataDir: '.data/sandbox' })
})

test('the sandbox does not run in production', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('it does not run in production')
})

test('every setting comes from its variable', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    SANDBOX_PORT: '9083',
    SANDBOX_SMTP_PORT: '9084',
    SANDBOX_PUBLIC_URL: 'https://sandbox.example/',
    SANDBOX_DATA_DIR: '/data',
    SMS_KEY: 'a-key-of-the-tests',
    MAIL_KEY: 'a-mail-key-of-the-tests',
    LINE_CHANNEL_ID: '1650000001',
    LINE_CHANNEL_SECRET: '0123456789abcdef0123456789abcdef',
    LINE_REDIRECT_URI: 'https://one.example/login, https://two.example/login?from=line',
    SANDPAY_SECRET: 'fedcba9876543210fedcba9876543210',
    SANDPAY_WEBHOOK_URL: 'https://one.example/payments/sandpay/webhook',
    SANDPAY_PAYOUT_WEBHOOK_URL: 'https://one.example/payouts/sandpay/webhook',
    SANDPAY_FRAME_ORIGINS: 'https://one.example',
  })
  expect(settings).toEqual({
    host: '0.0.0.0',
    port: 9083,
    smtpPort: 9084,
    publicUrl: 'https://sandbox.example',
    dataDir: '/data',
    smsKey: 'a-key-of-the-tests',
    mailKey: 'a-mail-key-of-the-tests',
    line: {
      id: '1650000001',
      secret: '0123456789abcdef0123456789abcdef',
      redirectUris: ['https://one.example/login', 'https://two.example/login?from=line'],
    },
    sandpay: {
      secret: 'fedcba9876543210fedcba9876543210',
      webhookUrl: 'https://one.example/payments/sandpay/webhook',
      payoutWebhookUrl: 'https://one.example/payouts/sandpay/webhook',
    },
    frameOrigins: ['https://one.example'],
  })
})

test.each([
  { HOST: '' },
  { SANDBOX_PORT: '65536' },
  { SANDBOX_PORT: '80a' },
  { SANDBOX_SMTP_PORT: '65536' },
  { SANDBOX_PUBLIC_URL: 'sandbox' },
  { SANDBOX_DATA_DIR: '' },
  { SMS_KEY: 'short' },
  { MAIL_KEY: 'short' },
  { LINE_CHANNEL_ID: 'bituin' },
  { LINE_CHANNEL_SECRET: 'short' },
  { SANDPAY_SECRET: 'short' },
  { SANDPAY_WEBHOOK_URL: 'somewhere' },
  { LINE_REDIRECT_URI: '' },
  { LINE_REDIRECT_URI: 'javascript:alert(1)' },
  { LINE_REDIRECT_URI: 'https://one.example/#part' },
])('%j is refused by name', (env: Readonly<Record<string, string>>) => {
  const [name = ''] = Object.keys(env)
  expect(() => readSettings(env)).toThrow(new RegExp(`${name}: `))
})

test('default secrets are refused where others can reach the sandbox', () => {
  expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(SettingsFault)
  expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(/SMS_KEY.*LINE_CHANNEL_SECRET/)
})
