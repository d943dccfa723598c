import * as v from 'valibot'
import { readFailpoint } from '../failpoint/failpoint.ts'
import { drandPublicKey } from './beacon-keys.ts'
import { batchVariables } from './batch-settings.ts'
import { decodeMasterSecret, masterSecretBytesMin } from './master-secret.ts'
import { mailFaults, mailVariables } from './mail-settings.ts'
import { paymentVariables } from './payment-settings.ts'
import {
  databaseUrl,
  environments,
  firstPort,
  isHostAndPort,
  isNetwork,
  isOrigin,
  listOf,
  logLevel,
  onOrOff,
  oneOf,
  port,
  webUrl,
  yesOrNo,
} from './setting-values.ts'

/** What one server process does: serves players, serves the staff, runs jobs and events, or all of it. */
export const roles = ['api', 'office', 'worker', 'all'] as const
export type Role = (typeof roles)[number]

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>

/** An empty variable counts as unset: compose files and shells write it so. */
export function presentVariables(env: EnvironmentVariables): EnvironmentVariables {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
}

const failpoint = v.pipe(
  v.string(),
  v.transform(readFailpoint),
  v.check((read) => read !== undefined, 'names no failpoint; `engine.beforeCommit:die` is one'),
)

/** Every setting of the server, by name. */
export const variables = v.object({
  NODE_ENV: v.optional(oneOf(environments), 'development'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:-]+$/, 'is not an address or a host name')), '127.0.0.1'),
  PORT: v.optional(firstPort, '8080'),
  BACK_OFFICE_PORT: v.optional(port),
  STUDIO_PORT: v.optional(port),
  SANDBOX_PORT: v.optional(port),
  PUBLIC_URL: v.optional(webUrl),
  BACK_OFFICE_URL: v.optional(webUrl),
  STUDIO_URL: v.optional(webUrl),
  SANDBOX_PUBLIC_URL: v.optional(webUrl),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_OWNER_URL: v.optional(databaseUrl),
  EMBEDDED_POSTGRES: v.optional(yesOrNo),
  DATABASE_POOL_MAX: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, 'is not a number of connections'),
      v.transform(Number),
      v.minValue(2, 'has to be 2 or more'),
    ),
    '20',
  ),
  CALLS_AT_ONCE_MAX: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'is not a number of calls'),
      v.transform(Number),
      v.minValue(20, 'has to be 20 or more'),
    ),
    '400',
  ),
  DATABASE_PIPELINING: v.optional(onOrOff, 'on'),
  DATABASE_STANDBY_WAIVER: v.optional(
    v.pipe(
      v.string(),
      v.minLength(20, 'needs the reason in a sentence of 20 characters or more, and whose decision it is'),
    ),
  ),
  LEDGER_ARCHIVE_AFTER_MONTHS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'is not a number of months'),
      v.transform(Number),
      v.minValue(2, 'has to be 2 or more: what players and staff look at every day is younger'),
    ),
    '13',
  ),
  PRUNE_COUNTED_ROUNDS: v.optional(onOrOff, 'off'),
  ROLE: v.optional(oneOf(roles), 'all'),
  SHUTDOWN_DELAY_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'is not a number of seconds'),
      v.transform(Number),
      v.maxValue(300, 'has to be 300 or less'),
    ),
  ),
  MASTER_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty('has to be set, to 32 random bytes or more in base64 or hex; `npm start` makes one for development'),
      v.transform(decodeMasterSecret),
      v.check(
        (bytes) => bytes.length >= masterSecretBytesMin,
        `needs ${masterSecretBytesMin} bytes or more, in base64 or hex`,
      ),
    ),
    '',
  ),
  MASTER_SECRET_PREVIOUS: v.optional(
    v.pipe(
      v.string(),
      v.transform(decodeMasterSecret),
      v.check(
        (bytes) => bytes.length >= masterSecretBytesMin,
        `needs ${masterSecretBytesMin} bytes or more, in base64 or hex`,
      ),
    ),
  ),
  TRUSTED_PROXIES: listOf(isNetwork, 'is not an address or a network such as 10.0.0.0/8'),
  PRIVATE_HOSTS: listOf(isHostAndPort, 'is not a host with its port such as 10.1.2.3:8082'),
  CORS_ORIGINS: listOf(isOrigin, 'is not an origin such as https://play.example.ph'),
  GAME_ORIGINS: listOf(isOrigin, 'is not an origin such as https://games.example.com'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  SMS_URL: v.optional(v.union([v.literal('off'), webUrl], 'is neither a URL nor off')),
  SMS_KEY: v.optional(v.pipe(v.string(), v.minLength(8, 'needs 8 characters or more'))),
  ...mailVariables,
  PUSH_STAND_IN_URL: v.optional(webUrl),
  STAFF_SHARED_NETWORKS: listOf(isNetwork, 'is not an address or a network such as 10.0.0.0/8'),
  LINE_CHANNEL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{10}$/, 'needs ten digits'))),
  LINE_CHANNEL_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'needs 32 characters or more'))),
  LINE_AUTHORIZE_URL: v.optional(webUrl, 'https://access.line.me/oauth2/v2.1/authorize'),
  LINE_TOKEN_URL: v.optional(webUrl, 'https://api.line.me/oauth2/v2.1/token'),
  SANDPAY_URL: v.optional(webUrl),
  SANDPAY_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'needs 32 characters or more'))),
  BEACON_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(/[\s,]+/).filter((url) => url !== '')),
      v.array(webUrl),
    ),
    'https://api.drand.sh,https://drand.cloudflare.com',
  ),
  BEACON_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{192}$/, 'is not the public key of a chain of drand: 192 hexadecimal digits')),
    drandPublicKey,
  ),
  DOCUMENTS_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '.data/documents'),
  VAULT_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '.data/vault'),
  APP_PACKAGE_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '.data/app-package'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'needs 16 characters or more'))),
  TRACES_URL: v.optional(webUrl),
  TRACES_SHARE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'is not a share from 0 to 1 such as 0.05'),
      v.transform(Number),
    ),
    '0.05',
  ),
  ...batchVariables,
  ...paymentVariables,
  DEMO: v.optional(yesOrNo),
  ALLOW_HTTP_ON_LOOPBACK: v.optional(yesOrNo),
  FAILPOINT: v.optional(failpoint),
})

export const environmentSchema = v.pipe(
  variables,
  v.check(
    ({ SMS_URL, SMS_KEY }) => SMS_URL === undefined || SMS_URL === 'off' || SMS_KEY !== undefined,
    'SMS_KEY: has to be set together with SMS_URL',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const message of mailFaults(dataset.value)) addIssue({ message })
  }),
  v.check(
    ({ LINE_CHANNEL_ID, LINE_CHANNEL_SECRET }) =>
      (LINE_CHANNEL_ID === undefined) === (LINE_CHANNEL_SECRET === undefined),
    'LINE_CHANNEL_ID: has to be set together with LINE_CHANNEL_SECRET',
  ),
  v.check(
    ({ SANDPAY_URL, SANDPAY_SECRET }) => (SANDPAY_URL === undefined) === (SANDPAY_SECRET === undefined),
    'SANDPAY_URL: has to be set together with SANDPAY_SECRET',
  ),
  v.check(
    ({ PAYMONGO_SECRET_KEY, PAYMONGO_WEBHOOK_SECRET }) =>
      (PAYMONGO_SECRET_KEY === undefined) === (PAYMONGO_WEBHOOK_SECRET === undefined),
    'PAYMONGO_SECRET_KEY: has to be set together with PAYMONGO_WEBHOOK_SECRET',
  ),
  v.check(
    ({ XENDIT_SECRET_KEY, XENDIT_CALLBACK_TOKEN }) =>
      (XENDIT_SECRET_KEY === undefined) === (XENDIT_CALLBACK_TOKEN === undefined),
    'XENDIT_SECRET_KEY: has to be set together with XENDIT_CALLBACK_TOKEN',
  ),
  v.check(
    ({ MAYA_PUBLIC_KEY, MAYA_SECRET_KEY }) => (MAYA_PUBLIC_KEY === undefined) === (MAYA_SECRET_KEY === undefined),
    'MAYA_PUBLIC_KEY: has to be set together with MAYA_SECRET_KEY',
  ),
)

export type Settings = v.InferOutput<typeof environmentSchema>
