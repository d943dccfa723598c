import { expect, test } from 'vitest'
import { ConfigurationFault, readConfiguration } from './configuration.ts'
import { variables } from './environment.ts'

const development = { MASTER_SECRET: 'q83vEjRWeJCrze8SNFZ4kGFzZGZnaGprbDtxd2VydHk=' }

/** Any text is a folder, and it is looked for when something is read from it or written into it. */
const anyText = ['DOCUMENTS_DIR', 'VAULT_DIR', 'APP_PACKAGE_DIR']

/** A wrong value of each setting, and the words that the sentence about it has to contain. */
const wrong: Readonly<Record<string, readonly [value: string, words: string]>> = {
  NODE_ENV: ['live', 'has to be one of development, production, test'],
  HOST: ['any host', 'is not an address or a host name'],
  PORT: ['http', 'is not a port number'],
  BACK_OFFICE_PORT: ['0', 'is not a port number'],
  STUDIO_PORT: ['70000', 'is not a port number'],
  SANDBOX_PORT: ['-1', 'is not a port number'],
  PUBLIC_URL: ['play.example.ph', 'is not a URL'],
  BACK_OFFICE_URL: ['https://staff.example.ph/?a=1', 'needs http or https, and neither a query nor a fragment'],
  STUDIO_URL: ['studio', 'is not a URL'],
  SANDBOX_PUBLIC_URL: ['sandbox', 'is not a URL'],
  DATABASE_URL: ['db', 'is not a URL'],
  DATABASE_OWNER_URL: ['mysql://db/bituin', 'has to begin with postgresql://'],
  EMBEDDED_POSTGRES: ['yes', 'has to be one of true, false'],
  DATABASE_POOL_MAX: ['many', 'is not a number of connections'],
  CALLS_AT_ONCE_MAX: ['19', 'has to be 20 or more'],
  DATABASE_PIPELINING: ['true', 'has to be one of on, off'],
  DATABASE_STANDBY_WAIVER: ['yes', 'needs the reason in a sentence'],
  LEDGER_ARCHIVE_AFTER_MONTHS: ['1', 'has to be 2 or more'],
  PRUNE_COUNTED_ROUNDS: ['true', 'has to be one of on, off'],
  ROLE: ['server', 'has to be one of api, office, worker, all'],
  SHUTDOWN_DELAY_SECONDS: ['5s', 'is not a number of seconds'],
  MASTER_SECRET: ['short', 'needs 32 bytes or more, in base64 or hex'],
  MASTER_SECRET_PREVIOUS: ['short', 'needs 32 bytes or more, in base64 or hex'],
  TRUSTED_PROXIES: ['balancer', 'is not an address or a network such as 10.0.0.0/8'],
  PRIVATE_HOSTS: ['10.1.2.3', 'is not a host with its port such as 10.1.2.3:8082'],
  CORS_ORIGINS: ['play.example.ph', 'is not an origin such as https://play.example.ph'],
  GAME_ORIGINS: ['https://games.example.com/play', 'is not an origin such as https://games.example.com'],
  LOG_LEVEL: ['loud', 'has to be one of fatal, error, warn, info, debug, trace, silent'],
  SMS_URL: ['on', 'is neither a URL nor off'],
  SMS_KEY: ['short', 'needs 8 characters or more'],
  MAIL_URL: ['on', 'is neither a URL nor off'],
  MAIL_KEY: ['short', 'needs 8 characters or more'],
  MAIL_USER: ['two words', 'has spaces or is too long'],
  MAIL_PASSWORD: ['short', 'needs 8 characters or more'],
  MAIL_FROM: ['Bituin', 'is not an address such as Bituin <no-reply@example.ph>'],
  MAIL_TLS: ['maybe', 'has to be one of on, off'],
  PUSH_STAND_IN_URL: ['push', 'is not a URL'],
  STAFF_SHARED_NETWORKS: ['office', 'is not an address or a network such as 10.0.0.0/8'],
  LINE_CHANNEL_ID: ['line', 'needs ten digits'],
  LINE_CHANNEL_SECRET: ['short', 'needs 32 characters or more'],
  LINE_AUTHORIZE_URL: ['line', 'is not a URL'],
  LINE_TOKEN_URL: ['line', 'is not a URL'],
  SANDPAY_URL: ['sandpay', 'is not a URL'],
  SANDPAY_SECRET: ['short', 'needs 32 characters or more'],
  BEACON_URLS: ['drand', 'is not a URL'],
  BEACON_PUBLIC_KEY: ['83cf0f', 'is not the public key of a chain of drand: 192 hexadecimal digits'],
  METRICS_TOKEN: ['short', 'needs 16 characters or more'],
  TRACES_URL: ['collector', 'is not a URL'],
  TRACES_SHARE: ['5', 'is not a share from 0 to 1 such as 0.05'],
  GAME_BATCH_MAX: ['1001', 'has to be 1000 or less'],
  GAME_BATCHES_AT_ONCE: ['0', 'has to be 1 or more'],
  GAME_QUEUE_MAX: ['many', 'is not a number'],
  GAME_QUEUE_PER_PLAYER_MAX: ['0', 'has to be 1 or more'],
  PAYMONGO_URL: ['paymongo', 'is not a URL'],
  PAYMONGO_SECRET_KEY: ['short', 'needs 8 characters or more'],
  PAYMONGO_WEBHOOK_SECRET: ['short', 'needs 8 characters or more'],
  XENDIT_URL: ['ftp://xendit.example.ph', 'needs http or https'],
  XENDIT_SECRET_KEY: ['short', 'needs 8 characters or more'],
  XENDIT_CALLBACK_TOKEN: ['short', 'needs 8 characters or more'],
  MAYA_URL: ['maya', 'is not a URL'],
  MAYA_PUBLIC_KEY: ['short', 'needs 8 characters or more'],
  MAYA_SECRET_KEY: ['short', 'needs 8 characters or more'],
  DEMO: ['yes', 'has to be one of true, false'],
  ALLOW_HTTP_ON_LOOPBACK: ['on', 'has to be one of true, false'],
  FAILPOINT: ['nowhere:die', 'names no failpoint'],
}

test('every setting has a wrong value here', () => {
  expect([...Object.keys(wrong), ...anyText].toSorted()).toEqual(Object.keys(variables.entries).toSorted())
})

test.each(Object.entries(wrong))('a wrong %s is refused in one sentence with its name', (name, [value, words]) => {
  const faults = faultsOf({ ...development, [name]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name}: `))
  expect(faults[0]).toContain(words)
})

test.each([
  ['PAYMONGO_SECRET_KEY', 'PAYMONGO_WEBHOOK_SECRET'],
  ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN'],
  ['MAYA_PUBLIC_KEY', 'MAYA_SECRET_KEY'],
  ['LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET'],
])('%s and %s are refused without each other, and accepted together', (first, second) => {
  const both = { [first]: '1234567890', [second]: 'a secret of 32 characters or more' }
  const together = [`${first}: has to be set together with ${second}`]
  expect(faultsOf({ ...development, [first]: both[first] })).toEqual(together)
  expect(faultsOf({ ...development, [second]: both[second] })).toEqual(together)
  expect(faultsOf({ ...development, ...both })).toEqual([])
})

function faultsOf(settings: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfiguration(settings)
    return []
  } catch (error) {
    if (error instanceof ConfigurationFault) return error.faults
    throw error
  }
}
