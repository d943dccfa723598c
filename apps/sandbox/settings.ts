import * as v from 'valibot'
import { describeIssue } from '#platform/configuration/describe-issue.ts'
import type { Merchant } from './payments/merchant.ts'

export type SandboxSettings = {
  readonly host: string
  readonly port: number
  /** Where the stand-in for a mail server listens; absent: it does not. */
  readonly smtpPort?: number
  /** Where the browser and the product's server reach the sandbox, when that is not the listening address. */
  readonly publicUrl?: string
  readonly dataDir: string
  readonly smsKey: string
  readonly mailKey: string
  readonly line: LineChannel
  readonly sandpay: Merchant
  /** Origins that may frame SandPay's page. */
  readonly frameOrigins?: readonly string[]
}

/** The one LINE Login channel that the sandbox knows, as it would be registered in LINE's console. */
export type LineChannel = {
  readonly id: string
  readonly secret: string
  readonly redirectUris: readonly string[]
}

const defaults = {
  smsKey: 'sandbox-sms-key',
  mailKey: 'sandbox-mail-key',
  lineChannelId: '1650000000',
  lineChannelSecret: '5a6d626f782d6c696e652d7365637265',
  sandpaySecret: 'sandbox-sandpay-secret-of-nobody',
  lineRedirectUris: 'http://127.0.0.1:8080/login,http://localhost:8080/login',
}

/** Reads the environment once. Throws a SettingsFault that names every variable at fault. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  if (env.NODE_ENV === 'production') {
    throw new SettingsFault(['NODE_ENV: the sandbox shows every code to everybody, so it does not run in production'])
  }
  const parsed = v.safeParse(sandboxVariables, env)
  if (!parsed.success) throw new SettingsFault(parsed.issues.map(describeIssue))
  const { output } = parsed
  const defaulted = secrets.filter((name) => env[name] === undefined)
  if (!isLoopback(output.HOST) && defaulted.length > 0) {
    throw new SettingsFault(defaulted.map((name) => `${name}: has to be set where others can reach the sandbox`))
  }
  return {
    host: output.HOST,
    port: output.SANDBOX_PORT,
    ...(output.SANDBOX_SMTP_PORT === undefined ? {} : { smtpPort: output.SANDBOX_SMTP_PORT }),
    ...(output.SANDBOX_PUBLIC_URL === undefined ? {} : { publicUrl: output.SANDBOX_PUBLIC_URL }),
    dataDir: output.SANDBOX_DATA_DIR,
    smsKey: output.SMS_KEY,
    mailKey: output.MAIL_KEY,
    line: {
      id: output.LINE_CHANNEL_ID,
      secret: output.LINE_CHANNEL_SECRET,
      redirectUris: output.LINE_REDIRECT_URI,
    },
    sandpay: {
      secret: output.SANDPAY_SECRET,
      webhookUrl: output.SANDPAY_WEBHOOK_URL,
      payoutWebhookUrl: output.SANDPAY_PAYOUT_WEBHOOK_URL,
    },
    frameOrigins: output.SANDPAY_FRAME_ORIGINS,
  }
}

export class SettingsFault extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`wrong settings: ${faults.join('; ')}`)
    this.name = 'SettingsFault'
    this.faults = faults
  }
}

/** What the log says of a failed start: an operator's mistake needs no stack. */
export function describeFault(error: unknown): Record<string, unknown> {
  return error instanceof SettingsFault ? { faults: error.faults } : { err: error }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

const secrets = ['SMS_KEY', 'MAIL_KEY', 'LINE_CHANNEL_SECRET', 'SANDPAY_SECRET'] as const

const secret = (minimum: number) => v.pipe(v.string(), v.minLength(minimum, `needs at least ${minimum} characters`))

const webUrl = v.pipe(v.string(), v.url('is not a URL'), v.regex(/^https?:\/\/[^#]+$/, 'needs http or https and no #'))

const urls = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter((uri) => uri !== '')),
  v.array(webUrl),
)

/** Every setting of the sandbox, by name. */
export const sandboxVariables = v.object({
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '127.0.0.1'),
  SANDBOX_PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'is not a port'), v.transform(Number), v.maxValue(65_535, 'is not a port')),
    '8083',
  ),
  SANDBOX_SMTP_PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'is not a port'), v.transform(Number), v.maxValue(65_535, 'is not a port')),
  ),
  SANDBOX_PUBLIC_URL: v.optional(
    v.pipe(
      webUrl,
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  SANDBOX_DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '.data/sandbox'),
  SMS_KEY: v.optional(secret(8), defaults.smsKey),
  MAIL_KEY: v.optional(secret(8), defaults.mailKey),
  LINE_CHANNEL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{10}$/, 'needs ten digits')), defaults.lineChannelId),
  LINE_CHANNEL_SECRET: v.optional(secret(32), defaults.lineChannelSecret),
  LINE_REDIRECT_URI: v.optional(v.pipe(urls, v.minLength(1, 'is empty')), defaults.lineRedirectUris),
  SANDPAY_SECRET: v.optional(secret(32), defaults.sandpaySecret),
  SANDPAY_WEBHOOK_URL: v.optional(webUrl),
  SANDPAY_PAYOUT_WEBHOOK_URL: v.optional(webUrl),
  SANDPAY_FRAME_ORIGINS: v.optional(urls, ''),
})
