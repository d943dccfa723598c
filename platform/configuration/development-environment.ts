import { sandboxBeaconKey } from './beacon-keys.ts'
import type { EnvironmentVariables } from './environment.ts'
import { presentVariables } from './environment.ts'

/** Secrets that this repository publishes: the sandbox's defaults. */
export const knownSecrets: ReadonlySet<string> = new Set([
  'sandbox-sms-key',
  'sandbox-mail-key',
  '5a6d626f782d6c696e652d7365637265',
  'sandbox-sandpay-secret-of-nobody',
])

/** What the launcher generates once per clone, so that no two development machines share a secret. */
export type DevelopmentSecrets = {
  readonly masterSecret: string
  readonly smsKey: string
  readonly mailKey: string
  readonly lineChannelSecret: string
  readonly sandpaySecret: string
}

const sandboxLineChannelId = '1650000000'

/**
 * The environment completed with everything a developer need not set: secrets of this clone, and the sandbox as the
 * outside world. Existing values stay. In production nothing is filled in.
 */
export function developmentEnvironment(env: EnvironmentVariables, secrets: DevelopmentSecrets): EnvironmentVariables {
  const present = presentVariables(env)
  if (present.NODE_ENV === 'production') return present
  const sandbox = present.SANDBOX_PUBLIC_URL ?? `http://127.0.0.1:${sandboxPort(present)}`
  return {
    MASTER_SECRET: secrets.masterSecret,
    ...(present.SMS_URL === undefined ? { SMS_URL: sandbox, SMS_KEY: secrets.smsKey } : {}),
    ...(present.MAIL_URL === undefined ? { MAIL_URL: sandbox, MAIL_KEY: secrets.mailKey } : {}),
    ...(present.LINE_CHANNEL_ID === undefined ? sandboxLine(sandbox, secrets) : {}),
    ...(present.SANDPAY_URL === undefined
      ? { SANDPAY_URL: `${sandbox}/sandpay`, SANDPAY_SECRET: secrets.sandpaySecret }
      : {}),
    PUSH_STAND_IN_URL: sandbox,
    ...(present.BEACON_URLS === undefined
      ? { BEACON_URLS: `${sandbox}/beacon`, BEACON_PUBLIC_KEY: sandboxBeaconKey }
      : {}),
    ...present,
  }
}

function sandboxLine(sandbox: string, secrets: DevelopmentSecrets): EnvironmentVariables {
  return {
    LINE_CHANNEL_ID: sandboxLineChannelId,
    LINE_CHANNEL_SECRET: secrets.lineChannelSecret,
    LINE_AUTHORIZE_URL: `${sandbox}/line/oauth2/v2.1/authorize`,
    LINE_TOKEN_URL: `${sandbox}/line/oauth2/v2.1/token`,
  }
}

function sandboxPort(env: EnvironmentVariables): number {
  return Number(env.SANDBOX_PORT ?? Number(env.PORT ?? '8080') + 3)
}
