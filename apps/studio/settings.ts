import * as v from 'valibot'
import { describeIssue, unusableSettings } from '#platform/configuration/describe-issue.ts'
import { type EnvironmentVariables, presentVariables } from '#platform/configuration/environment.ts'
import { isEncrypted, needsHttps } from '#platform/configuration/production-faults.ts'
import {
  databaseUrl,
  environments,
  isNetwork,
  isOrigin,
  listOf,
  logLevel,
  onOrOff,
  oneOf,
  port,
  webUrl,
  yesOrNo,
} from '#platform/configuration/setting-values.ts'
import { pesos } from '#core/money/centavos.ts'
import { type GrandAmounts, grandFault } from '#games/jackpot/grand-pool.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

export type StudioSettings = {
  readonly isProduction: boolean
  readonly host: string
  readonly port: number
  /** Where browsers and the platform reach the studio; never ends in a slash. */
  readonly url: string
  readonly databaseUrl: string
  /** Whether statements are sent without waiting for the answers of those before them. */
  readonly pipelining: boolean
  /** Seeds and sessions at rest are sealed with it. */
  readonly secret: string
  /** During a rotation, the secret whose sealed values open, too. */
  readonly secretPrevious: string | undefined
  readonly wallet: { readonly url: string; readonly keyId: string; readonly keySecret: string }
  /** Whose pages may frame a game. */
  readonly frameOrigins: readonly string[]
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  /** The token of the metrics collector. Without one, metrics are served to this machine only. */
  readonly metricsToken: string | undefined
  readonly grandJackpot: GrandAmounts
}

/** Reads the studio's own settings, once; the platform's mean nothing here. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): StudioSettings {
  const present = presentVariables(env)
  const parsed = v.safeParse(studioVariables, present, { abortPipeEarly: true })
  const faults = [...(parsed.issues ?? []).map(describeIssue), ...productionFaults(present)]
  if (!parsed.success || faults.length > 0) throw refusal(faults)
  const { output } = parsed
  const host = output.HOST === '0.0.0.0' || output.HOST === '::' ? '127.0.0.1' : output.HOST
  return {
    isProduction: output.NODE_ENV === 'production',
    host: output.HOST,
    port: output.STUDIO_PORT,
    url: output.STUDIO_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${output.STUDIO_PORT}`,
    databaseUrl: output.STUDIO_DATABASE_URL,
    pipelining: output.DATABASE_PIPELINING,
    secret: output.STUDIO_SECRET,
    secretPrevious: output.STUDIO_SECRET_PREVIOUS,
    wallet: {
      url: output.STUDIO_WALLET_URL,
      keyId: output.STUDIO_WALLET_KEY_ID,
      keySecret: output.STUDIO_WALLET_KEY_SECRET,
    },
    frameOrigins: output.STUDIO_FRAME_ORIGINS,
    trustedProxies: output.TRUSTED_PROXIES,
    logLevel: output.LOG_LEVEL,
    metricsToken: output.STUDIO_METRICS_TOKEN,
    grandJackpot: grandOf(output),
  }
}

type GrandOutput = Readonly<Record<'STUDIO_GRAND_OPENS_WITH' | 'STUDIO_GRAND_DROPS_BY', bigint>>

/** Its opening amount and its latest amount are sensible only together. */
function grandOf(output: GrandOutput): GrandAmounts {
  const grand = { opensWith: pesos(output.STUDIO_GRAND_OPENS_WITH), dropBy: pesos(output.STUDIO_GRAND_DROPS_BY) }
  const fault = grandFault(grand)
  if (fault === undefined) return grand
  throw refusal([`STUDIO_GRAND_OPENS_WITH, STUDIO_GRAND_DROPS_BY: ${fault}`])
}

const refusal = (faults: readonly string[]): OperatorFault =>
  new OperatorFault(unusableSettings("The studio's", faults))

/** What production refuses although each value by itself is well formed: browsers have to reach games, and the lobby to frame them. */
function productionFaults(env: EnvironmentVariables): readonly string[] {
  const { NODE_ENV, STUDIO_URL: url, STUDIO_FRAME_ORIGINS: origins } = env
  if (NODE_ENV !== 'production') return []
  return [
    ...(url === undefined ? ['STUDIO_URL: has to be set in production, to where browsers reach the games'] : []),
    ...(url !== undefined && !isEncrypted(url, env) ? [`STUDIO_URL: ${needsHttps}`] : []),
    ...(origins === undefined
      ? ['STUDIO_FRAME_ORIGINS: has to be set in production, to the origin of the player’s app, which shows the games']
      : []),
  ]
}

const given = v.pipe(v.string(), v.nonEmpty('has to be set'))
const longSecret = v.pipe(v.string(), v.minLength(32, 'needs 32 characters or more'))
const wholePesos = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'is not an amount in whole pesos'),
  v.transform((text) => BigInt(text)),
)

/** Every setting of the studio, by name. */
export const studioVariables = v.object({
  NODE_ENV: v.optional(oneOf(environments), 'development'),
  HOST: v.optional(given, '127.0.0.1'),
  STUDIO_PORT: v.optional(port, '8082'),
  STUDIO_URL: v.optional(webUrl),
  STUDIO_DATABASE_URL: v.optional(v.pipe(given, databaseUrl), ''),
  DATABASE_PIPELINING: v.optional(onOrOff, 'on'),
  STUDIO_SECRET: v.optional(longSecret, ''),
  STUDIO_SECRET_PREVIOUS: v.optional(longSecret),
  STUDIO_WALLET_URL: v.optional(webUrl, 'http://127.0.0.1:8080'),
  STUDIO_WALLET_KEY_ID: v.optional(given, ''),
  STUDIO_WALLET_KEY_SECRET: v.optional(given, ''),
  STUDIO_FRAME_ORIGINS: listOf(isOrigin, 'is not an origin such as https://play.example.ph'),
  TRUSTED_PROXIES: listOf(isNetwork, 'is not an address or a network such as 10.0.0.0/8'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  ALLOW_HTTP_ON_LOOPBACK: v.optional(yesOrNo),
  STUDIO_GRAND_OPENS_WITH: v.optional(wholePesos, '25000'),
  STUDIO_GRAND_DROPS_BY: v.optional(wholePesos, '500000'),
  STUDIO_METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'needs 16 characters or more'))),
})
