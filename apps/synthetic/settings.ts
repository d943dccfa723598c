import * as v from 'valibot'
import { describeIssue, unusableSettings } from '#platform/configuration/describe-issue.ts'
import { type Duration, hours, minutes } from '#core/clock/duration.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

export type SyntheticSettings = {
  /** Where players come to; never ends in a slash. */
  readonly url: string
  readonly account: string
  readonly password: string
  /** Without it, and without a place to read codes, the withdrawal ends after its terms. */
  readonly withdrawalPassword: string | undefined
  readonly codes: { readonly url: string; readonly key: string | undefined } | undefined
  /** The name of the game in the lobby. */
  readonly game: string
  /** The sandbox's pages on which deposits are paid; never in production. */
  readonly paysAt: string | undefined
  readonly every: Duration
  readonly withdrawsEvery: Duration
  readonly host: string
  readonly port: number
  readonly metricsToken: string | undefined
  readonly logLevel: string
}

const given = v.pipe(v.string(), v.nonEmpty('has to be set'))
const wholeNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'is not a whole number'), v.transform(Number))
const webUrl = v.pipe(
  v.string(),
  v.url('is not a URL'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

/** Every setting of the synthetic player, by name. */
export const syntheticVariables = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  HOST: v.optional(given, '127.0.0.1'),
  LOG_LEVEL: v.optional(v.string(), 'info'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'needs 16 characters or more'))),
  SYNTHETIC_URL: v.optional(webUrl, 'http://127.0.0.1:8080'),
  SYNTHETIC_ACCOUNT: given,
  SYNTHETIC_PASSWORD: given,
  SYNTHETIC_WITHDRAWAL_PASSWORD: v.optional(given),
  SYNTHETIC_CODES_URL: v.optional(webUrl),
  SYNTHETIC_CODES_KEY: v.optional(given),
  SYNTHETIC_GAME: v.optional(given, 'Jeepney Roll'),
  SYNTHETIC_PAYS_AT: v.optional(webUrl),
  SYNTHETIC_MINUTES: v.optional(wholeNumber, '5'),
  SYNTHETIC_WITHDRAWAL_HOURS: v.optional(wholeNumber, '6'),
  SYNTHETIC_PORT: v.optional(wholeNumber, '8120'),
})

/** Reads the synthetic player's own settings, once. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SyntheticSettings {
  const parsed = v.safeParse(syntheticVariables, env)
  if (!parsed.success) {
    return refuse(parsed.issues.map(describeIssue))
  }
  const { output } = parsed
  if (output.NODE_ENV === 'production' && output.SYNTHETIC_PAYS_AT !== undefined) {
    return refuse(['SYNTHETIC_PAYS_AT: pays at the sandbox, which production does not have'])
  }
  return {
    url: output.SYNTHETIC_URL,
    account: output.SYNTHETIC_ACCOUNT,
    password: output.SYNTHETIC_PASSWORD,
    withdrawalPassword: output.SYNTHETIC_WITHDRAWAL_PASSWORD,
    codes: output.SYNTHETIC_CODES_URL
      ? { url: output.SYNTHETIC_CODES_URL, key: output.SYNTHETIC_CODES_KEY }
      : undefined,
    game: output.SYNTHETIC_GAME,
    paysAt: output.SYNTHETIC_PAYS_AT,
    every: minutes(output.SYNTHETIC_MINUTES),
    withdrawsEvery: hours(output.SYNTHETIC_WITHDRAWAL_HOURS),
    host: output.HOST,
    port: output.SYNTHETIC_PORT,
    metricsToken: output.METRICS_TOKEN,
    logLevel: output.LOG_LEVEL,
  }
}

function refuse(faults: readonly string[]): never {
  throw new OperatorFault(unusableSettings("The synthetic player's", faults))
}
