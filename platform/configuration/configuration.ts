import { createSecretKey, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { describeIssue, unusableSettings } from './describe-issue.ts'
import { type Duration, seconds } from '#core/clock/duration.ts'
import type { ArmedFailpoint } from '../failpoint/failpoint.ts'
import { type BatchSettings, batchSettingsOf } from './batch-settings.ts'
import {
  type EnvironmentVariables,
  environmentSchema,
  presentVariables,
  type Role,
  type Settings,
} from './environment.ts'
import { hostAndPortOf, type PrivateHosts } from '../outside/outside-address.ts'
import { type MailSettings, mailSettingsOf } from './mail-settings.ts'
import { OperatorFault } from './operator-fault.ts'
import { type PaymentSettings, paymentSettingsOf } from './payment-settings.ts'
import { productionFaults } from './production-faults.ts'

export type Configuration = {
  readonly environment: 'development' | 'production' | 'test'
  /** What this server process does. */
  readonly role: Role
  readonly host: string
  readonly ports: {
    readonly server: number
    readonly backOffice: number
    readonly studio: number
    readonly sandbox: number
  }
  /** The public URL of each part; never ends in a slash. */
  readonly urls: {
    readonly public: string
    readonly backOffice: string
    readonly studio: string
    readonly sandbox: string
  }
  readonly database: {
    /** Undefined requests the embedded server, which only the launcher starts; launched processes always get a URL. */
    readonly url: string | undefined
    /** The role that owns the schema and runs migrations. */
    readonly ownerUrl: string | undefined
    readonly poolMax: number
    /** Whether statements are sent without waiting for the answers of those before them. */
    readonly pipelining: boolean
    /** Why production may run without a synchronous standby, in the operator's words. */
    readonly standbyWaiver: string | undefined
  }
  /** How many months transfers stay in the database after their month has ended. */
  readonly ledgerArchiveAfterMonths: number
  /** Whether counted rounds are deleted when no correction can reach them any more. */
  readonly prunesCountedRounds: boolean
  /** How many calls a process works on at the same time before further ones are refused. */
  readonly callsAtOnceMax: number
  /** How long the process says that it is not ready before it stops accepting calls, so that balancers look elsewhere. */
  readonly shutdownDelay: Duration
  /** Root of the keys for tokens and for secrets at rest. A key object, so that no log can print it. */
  readonly masterSecret: KeyObject
  /** During a rotation, the secret whose sealed values open, too. */
  readonly masterSecretPrevious: KeyObject | undefined
  readonly trustedProxies: readonly string[]
  readonly corsOrigins: readonly string[]
  /** Whose games the lobby frames, beside those of our studio. */
  readonly gameOrigins: readonly string[]
  /** Internal hosts that operator-entered addresses may name. */
  readonly privateHosts: PrivateHosts
  readonly logLevel: Settings['LOG_LEVEL']
  /** Undefined if no SMS can be sent: whatever needs a one-time code is then refused. */
  readonly sms: { readonly url: string; readonly key: string } | undefined
  /** Undefined if no e-mail can be sent: a staff invitation link then needs two administrators, and players get none. */
  readonly mail: MailSettings | undefined
  /** Networks that staff share, such as an office behind one address, where a common address proves nothing. */
  readonly staffSharedNetworks: readonly string[]
  /** Undefined hides LINE. */
  readonly line: LineSettings | undefined
  /** The sandbox's payment provider. Undefined where sandbox money must not be credited. */
  readonly sandpay: { readonly url: string; readonly secret: string } | undefined
  /** Relays of drand, the public randomness that decides draws. */
  readonly beaconUrls: readonly string[]
  /** The key that drand signs its rounds with. */
  readonly beaconPublicKey: string
  /** Where encrypted pictures of identity documents are stored. All server processes need the same directory. */
  readonly documentsDirectory: string
  /** Where the regulator's vault is written. All office and worker processes need the same directory. */
  readonly vaultDirectory: string
  /** The path of the published Android package. */
  readonly appPackageDirectory: string
  /** The token of the metrics collector. Without one, metrics are served to this machine only. */
  /** A stand-in beside the push services of browsers. */
  readonly pushStandInUrl: string | undefined
  readonly metricsToken: string | undefined
  /** Where traces go, over OTLP. Undefined: nowhere. */
  readonly traces: { readonly url: string; readonly share: number } | undefined
  /** Limits of wallet batches and of the queue before them. */
  readonly gameBatches: BatchSettings
  /** Payment providers for which this deployment has keys. */
  readonly payments: PaymentSettings
  /** Whether an empty database is seeded with demonstration data. */
  readonly demo: boolean
  /** Where the process dies or stalls, in fault tests. */
  readonly failpoint: ArmedFailpoint | undefined
}

export type LineSettings = {
  readonly channelId: string
  readonly channelSecret: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
}

export class ConfigurationFault extends OperatorFault {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(unusableSettings('The', faults))
    this.name = 'ConfigurationFault'
    this.faults = faults
  }
}

/** Reads the settings from the environment, once. Throws a ConfigurationFault that lists every fault. */
export function readConfiguration(env: EnvironmentVariables): Configuration {
  const present = presentVariables(env)
  const parsed = v.safeParse(environmentSchema, present, { abortPipeEarly: true })
  const faults = [...(parsed.issues ?? []).map(describeIssue), ...productionFaults(present)]
  if (!parsed.success || faults.length > 0) throw new ConfigurationFault([...new Set(faults)].sort())
  return configurationOf(parsed.output)
}

/** The database's URL for a process that requires one. */
export function requireDatabaseUrl(configuration: Configuration): string {
  if (configuration.database.url !== undefined) return configuration.database.url
  throw new ConfigurationFault([
    'DATABASE_URL: has to be set; `npm start` sets it when it runs the embedded PostgreSQL',
  ])
}

function configurationOf(settings: Settings): Configuration {
  const ports = portsOf(settings)
  const local = (port: number) => `http://${reachableHost(settings.HOST)}:${port}`
  const urls = {
    public: settings.PUBLIC_URL ?? local(ports.server),
    backOffice: settings.BACK_OFFICE_URL ?? local(ports.backOffice),
    studio: settings.STUDIO_URL ?? local(ports.studio),
    sandbox: settings.SANDBOX_PUBLIC_URL ?? local(ports.sandbox),
  }
  return {
    environment: settings.NODE_ENV,
    role: settings.ROLE,
    host: settings.HOST,
    ports,
    urls,
    database: {
      url: settings.DATABASE_URL,
      ownerUrl: settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL,
      poolMax: settings.DATABASE_POOL_MAX,
      pipelining: settings.DATABASE_PIPELINING,
      standbyWaiver: settings.DATABASE_STANDBY_WAIVER,
    },
    ledgerArchiveAfterMonths: settings.LEDGER_ARCHIVE_AFTER_MONTHS,
    prunesCountedRounds: settings.PRUNE_COUNTED_ROUNDS,
    callsAtOnceMax: settings.CALLS_AT_ONCE_MAX,
    shutdownDelay: seconds(settings.SHUTDOWN_DELAY_SECONDS ?? (settings.NODE_ENV === 'production' ? 5 : 0)),
    masterSecret: createSecretKey(settings.MASTER_SECRET),
    masterSecretPrevious: settings.MASTER_SECRET_PREVIOUS && createSecretKey(settings.MASTER_SECRET_PREVIOUS),
    trustedProxies: settings.TRUSTED_PROXIES,
    corsOrigins: settings.CORS_ORIGINS,
    gameOrigins: settings.GAME_ORIGINS,
    privateHosts: privateHostsOf(settings, urls.studio),
    logLevel: settings.LOG_LEVEL,
    sms: serviceOf(settings.SMS_URL, settings.SMS_KEY),
    mail: mailSettingsOf(settings),
    pushStandInUrl: settings.PUSH_STAND_IN_URL,
    staffSharedNetworks: settings.STAFF_SHARED_NETWORKS,
    line: lineOf(settings),
    sandpay: sandpayOf(settings),
    ...beaconOf(settings),
    documentsDirectory: settings.DOCUMENTS_DIR,
    vaultDirectory: settings.VAULT_DIR,
    appPackageDirectory: settings.APP_PACKAGE_DIR,
    metricsToken: settings.METRICS_TOKEN,
    traces: tracesOf(settings),
    gameBatches: batchSettingsOf(settings),
    payments: paymentSettingsOf(settings),
    demo: settings.DEMO ?? settings.NODE_ENV !== 'production',
    failpoint: settings.FAILPOINT,
  }
}

function portsOf(settings: Settings): Configuration['ports'] {
  return {
    server: settings.PORT,
    backOffice: settings.BACK_OFFICE_PORT ?? settings.PORT + 1,
    studio: settings.STUDIO_PORT ?? settings.PORT + 2,
    sandbox: settings.SANDBOX_PORT ?? settings.PORT + 3,
  }
}

// A server that listens on every address is reached on this machine through loopback.
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

// The studio's address is set by the deployment, so it may be internal.
function privateHostsOf({ NODE_ENV, PRIVATE_HOSTS }: Settings, studioUrl: string): PrivateHosts {
  if (NODE_ENV !== 'production') return 'all'
  return new Set([hostAndPortOf(new URL(studioUrl)), ...PRIVATE_HOSTS.map((host) => host.toLowerCase())])
}

function serviceOf(url: string | undefined, key: string | undefined): Configuration['sms'] {
  return url === undefined || url === 'off' || key === undefined ? undefined : { url, key }
}

function sandpayOf({ SANDPAY_URL: url, SANDPAY_SECRET: secret }: Settings): Configuration['sandpay'] {
  return url === undefined || secret === undefined ? undefined : { url, secret }
}

function tracesOf({ TRACES_URL: url, TRACES_SHARE: share }: Settings): Configuration['traces'] {
  return url === undefined ? undefined : { url, share }
}

const beaconOf = ({ BEACON_URLS, BEACON_PUBLIC_KEY }: Settings) => ({
  beaconUrls: BEACON_URLS,
  beaconPublicKey: BEACON_PUBLIC_KEY,
})

function lineOf(settings: Settings): LineSettings | undefined {
  const { LINE_CHANNEL_ID: channelId, LINE_CHANNEL_SECRET: channelSecret } = settings
  if (channelId === undefined || channelSecret === undefined) return undefined
  return { channelId, channelSecret, authorizeUrl: settings.LINE_AUTHORIZE_URL, tokenUrl: settings.LINE_TOKEN_URL }
}
