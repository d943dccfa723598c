import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#core/clock/instant.ts'
import { type Configuration, requireDatabaseUrl } from '#platform/configuration/configuration.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { MasterSecret } from '#platform/crypto/master-secret.ts'
import {
  createPasswordHash,
  type PasswordCost,
  type PasswordHash,
  passwordCost as productCost,
} from '#platform/crypto/password-hash.ts'
import { createPasswordKeys, type PasswordKeys } from '#platform/crypto/password-key.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { createMetrics, type Metrics } from '#platform/metrics/metrics.ts'
import { type CountryOfIp, countryOfIp } from '#platform/network-origin/country-of-ip.ts'
import {
  type AskOutside,
  type CallOutside,
  createAskOutside,
  createCallOutside,
} from '#platform/outside/call-outside.ts'
import { createRateLimiter, type RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import { createRefusedCalls, type RefusedCalls } from '#platform/refused-calls/refused-calls.ts'
import { productCommit, productVersion } from './serve/product-version.ts'

/** What every feature of one server process shares. Each is handed only the parts it names. */
export type ServerContext = {
  readonly configuration: Configuration
  readonly clock: Clock
  readonly log: Log & FastifyBaseLogger
  readonly metrics: Metrics
  readonly db: Database
  readonly limiter: RateLimiter
  readonly refusedCalls: RefusedCalls
  readonly passwords: PasswordHash
  readonly passwordKeys: PasswordKeys
  readonly secret: MasterSecret
  readonly hashToken: (token: string) => Buffer
  readonly seal: ReturnType<typeof createSeal>
  readonly countryOf: CountryOfIp
  /** For addresses that an operator entered. */
  readonly callOutside: CallOutside
  /** The same, for those who have to say why there was no answer. */
  readonly askOutside: AskOutside
}

export type ServerContextOptions = Pick<ServerContext, 'configuration' | 'clock' | 'log'> & {
  /** Tests register thousands of players; no setting changes what a password costs. */
  readonly passwordCost?: PasswordCost
}

export function openServerContext({
  configuration,
  clock,
  log,
  passwordCost = productCost,
}: ServerContextOptions): ServerContext {
  const { masterSecret: master, masterSecretPrevious: previous } = configuration
  const secret: MasterSecret = { master, previous, hashKeys: new Map() }
  const db = openDatabase({
    url: requireDatabaseUrl(configuration),
    poolMax: configuration.database.poolMax,
    pipelining: configuration.database.pipelining,
    applicationName: configuration.role === 'all' ? 'bituin-server' : `bituin-${configuration.role}`,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onCommits: (state) => {
      if (state === 'open') log.error('commits are not confirmed: calls are answered 503 until a standby answers')
      else log.warn('commits are confirmed again: calls are answered')
    },
  })
  const metrics = createMetrics({ version: productVersion, commit: productCommit })
  metrics.watchPool('main', db.pool)
  return {
    configuration,
    clock,
    log,
    metrics,
    db,
    limiter: createRateLimiter(db),
    refusedCalls: createRefusedCalls({ db, clock, log }),
    passwords: createPasswordHash({ cost: passwordCost }),
    passwordKeys: createPasswordKeys({ db, secret }),
    secret,
    hashToken: createKeyedHash(secret, 'token'),
    seal: createSeal({ current: secret }, 'waiting-message'),
    countryOf: countryOfIp(),
    callOutside: createCallOutside(configuration.privateHosts),
    askOutside: createAskOutside(configuration.privateHosts),
  }
}
