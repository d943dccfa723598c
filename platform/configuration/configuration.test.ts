import { expect, test } from 'vitest'
import { drandPublicKey, sandboxBeaconKey } from './beacon-keys.ts'
import { ConfigurationFault, readConfiguration, requireDatabaseUrl } from './configuration.ts'
import type { EnvironmentVariables } from './environment.ts'
import { createDevelopmentMasterSecret } from './master-secret.ts'
import { printableConfiguration } from './print-configuration.ts'

const randomSecret = 'q83vEjRWeJCrze8SNFZ4kGFzZGZnaGprbDtxd2VydHk='

const development: EnvironmentVariables = { MASTER_SECRET: randomSecret }

const production: EnvironmentVariables = {
  NODE_ENV: 'production',
  MASTER_SECRET: randomSecret,
  PUBLIC_URL: 'https://play.example.ph',
  BACK_OFFICE_URL: 'https://staff.example.ph',
  DATABASE_URL: 'postgresql://bituin_app:secret@db/bituin',
  SMS_URL: 'https://sms.example.ph',
  SMS_KEY: 'a-key-of-our-own',
}

test('development needs a secret and nothing else', () => {
  const configuration = readConfiguration(development)
  expect(configuration).toMatchObject({
    environment: 'development',
    host: '127.0.0.1',
    ports: { server: 8080, backOffice: 8081, studio: 8082, sandbox: 8083 },
    urls: {
      public: 'http://127.0.0.1:8080',
      backOffice: 'http://127.0.0.1:8081',
      studio: 'http://127.0.0.1:8082',
      sandbox: 'http://127.0.0.1:8083',
    },
    database: { url: undefined, ownerUrl: undefined, poolMax: 20, pipelining: true },
    sms: undefined,
    mail: undefined,
    staffSharedNetworks: [],
    line: undefined,
    demo: true,
  })
})

test('all ports move together with PORT, and each can be set alone', () => {
  const { ports, urls } = readConfiguration({ ...development, PORT: '9000', STUDIO_PORT: '7000' })
  expect(ports).toEqual({ server: 9000, backOffice: 9001, studio: 7000, sandbox: 9003 })
  expect(urls).toMatchObject({ public: 'http://127.0.0.1:9000', studio: 'http://127.0.0.1:7000' })
})

test.each([
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::1', 'http://[::1]:8080'],
])('a server that listens on %s is reached at %s', (host, url) => {
  expect(readConfiguration({ ...development, HOST: host }).urls.public).toBe(url)
})

test('all faults are reported together, each with its setting', () => {
  expect(
    faultsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://db/bituin',
      DATABASE_POOL_MAX: '1',
      DATABASE_PIPELINING: 'of',
      TRUSTED_PROXIES: '10.0.0.0/8 10.0.0.0/99',
      CORS_ORIGINS: 'https://play.example.ph/',
      LOG_LEVEL: 'loud',
      SMS_URL: 'sandbox',
      DEMO: 'yes',
    }),
  ).toEqual([
    'CORS_ORIGINS: "https://play.example.ph/" is not an origin such as https://play.example.ph',
    'DATABASE_PIPELINING: has to be one of on, off',
    'DATABASE_POOL_MAX: has to be 2 or more',
    'DATABASE_URL: has to begin with postgresql://',
    'DEMO: has to be one of true, false',
    'LOG_LEVEL: has to be one of fatal, error, warn, info, debug, trace, silent',
    'MASTER_SECRET: has to be set, to 32 random bytes or more in base64 or hex; `npm start` makes one for development',
    'PORT: is not a port number',
    'SMS_URL: is neither a URL nor off',
    'TRUSTED_PROXIES: "10.0.0.0/99" is not an address or a network such as 10.0.0.0/8',
  ])
})

test.each([
  [{ MASTER_SECRET: 'short' }, 'MASTER_SECRET: needs 32 bytes or more, in base64 or hex'],
  [{ PORT: '65533' }, 'PORT: leaves no room for the three ports after it'],
  [{ DATABASE_URL: 'postgresql://db' }, 'DATABASE_URL: names no database'],
  [{ DATABASE_URL: 'postgresql://db:many/bituin' }, 'DATABASE_URL: is not a URL'],
  [
    { DATABASE_URL: 'postgresql://db1,db2/bituin' },
    'DATABASE_URL: names several hosts and needs ?target_session_attrs=read-write, because only the primary takes writes',
  ],
  [{ ROLE: 'everything' }, 'ROLE: has to be one of api, office, worker, all'],
  [{ SHUTDOWN_DELAY_SECONDS: '5s' }, 'SHUTDOWN_DELAY_SECONDS: is not a number of seconds'],
  [{ SHUTDOWN_DELAY_SECONDS: '301' }, 'SHUTDOWN_DELAY_SECONDS: has to be 300 or less'],
  [
    { DATABASE_STANDBY_WAIVER: 'yes' },
    'DATABASE_STANDBY_WAIVER: needs the reason in a sentence of 20 characters or more, and whose decision it is',
  ],
  [{ SMS_URL: 'https://sms.example.ph' }, 'SMS_KEY: has to be set together with SMS_URL'],
  [{ MAIL_URL: 'https://mail.example.ph' }, 'MAIL_KEY: has to be set together with MAIL_URL'],
  [
    { STAFF_SHARED_NETWORKS: 'office' },
    'STAFF_SHARED_NETWORKS: "office" is not an address or a network such as 10.0.0.0/8',
  ],
  [{ LINE_CHANNEL_ID: '1650000000' }, 'LINE_CHANNEL_ID: has to be set together with LINE_CHANNEL_SECRET'],
  [{ PUBLIC_URL: 'ftp://play.example.ph' }, 'PUBLIC_URL: needs http or https, and neither a query nor a fragment'],
  [
    { BEACON_PUBLIC_KEY: '83cf0f' },
    'BEACON_PUBLIC_KEY: is not the public key of a chain of drand: 192 hexadecimal digits',
  ],
  [{ GAME_BATCH_MAX: '0' }, 'GAME_BATCH_MAX: has to be 1 or more'],
  [{ GAME_QUEUE_MAX: 'many' }, 'GAME_QUEUE_MAX: is not a number'],
  [{ GAME_BATCHES_AT_ONCE: '17' }, 'GAME_BATCHES_AT_ONCE: has to be 16 or less'],
  [{ FAILPOINT: 'nowhere:die' }, 'FAILPOINT: names no failpoint; `engine.beforeCommit:die` is one'],
])('%o is refused', (settings, fault) => {
  expect(faultsOf({ ...development, ...settings })).toEqual([fault])
})

test('the bounds of batches and queues are settings', () => {
  const given = {
    GAME_BATCH_MAX: '64',
    GAME_BATCHES_AT_ONCE: '3',
    GAME_QUEUE_MAX: '500',
    GAME_QUEUE_PER_PLAYER_MAX: '8',
  }
  const bounds = { batchMax: 64, slots: 3, queueMax: 500, playerQueueMax: 8 }
  expect(readConfiguration({ ...development, ...given }).gameBatches).toEqual(bounds)
})

test('pipelining can be turned off, and the settings in force say so', () => {
  const configuration = readConfiguration({ ...development, DATABASE_PIPELINING: 'off' })
  expect(printableConfiguration(configuration)).toMatchObject({ database: { pipelining: false } })
})

test('a variable that is set to nothing counts as not set', () => {
  expect(readConfiguration({ ...development, PORT: '', DATABASE_URL: ' ' })).toEqual(readConfiguration(development))
})

test('a process that needs a database says so when there is none', () => {
  expect(() => requireDatabaseUrl(readConfiguration(development))).toThrow('DATABASE_URL: has to be set')
  expect(requireDatabaseUrl(readConfiguration(production))).toBe(production.DATABASE_URL)
})

test('production runs the embedded database only where it is asked for', () => {
  const settings = {
    ...production,
    DATABASE_URL: undefined,
    EMBEDDED_POSTGRES: 'true',
    DATABASE_STANDBY_WAIVER: 'One machine until January; decided by M. Santos.',
  }
  expect(readConfiguration(settings).database.url).toBeUndefined()
})

test('a database may have several hosts, and their password is not printed', () => {
  const url = 'postgresql://bituin_app:secret@db1:5432,db2:5432/bituin?target_session_attrs=read-write'
  const configuration = readConfiguration({ ...production, DATABASE_URL: url })
  expect(configuration.database.url).toBe(url)
  const printed = 'postgresql://bituin_app:***@db1:5432/bituin,postgresql://bituin_app:***@db2:5432/bituin'
  expect(printableConfiguration(configuration)).toMatchObject({ database: { url: printed } })
})

test('a process does everything and stops at once, and in production leaves balancers time to look elsewhere', () => {
  expect(readConfiguration(development)).toMatchObject({ role: 'all', shutdownDelay: 0 })
  expect(readConfiguration({ ...production, ROLE: 'worker' })).toMatchObject({ role: 'worker', shutdownDelay: 5_000 })
})

test('production starts with settings of its own, and without demonstration data', () => {
  const started = { environment: 'production', demo: false, beaconPublicKey: drandPublicKey }
  expect(readConfiguration(production)).toMatchObject(started)
  expect(readConfiguration({ ...production, DEMO: 'false' }).demo).toBe(false)
})

test.each([
  [{ MASTER_SECRET: createDevelopmentMasterSecret() }, 'MASTER_SECRET: was made for development'],
  [{ MASTER_SECRET: '00'.repeat(32) }, 'MASTER_SECRET: is not random'],
  [{ MASTER_SECRET_PREVIOUS: randomSecret }, 'MASTER_SECRET_PREVIOUS: is the same secret'],
  [{ MASTER_SECRET_PREVIOUS: 'short' }, 'MASTER_SECRET_PREVIOUS: needs 32 bytes or more'],
  [
    { MASTER_SECRET: Buffer.from('change me change me change me change me').toString('hex') },
    'MASTER_SECRET: is not random',
  ],
  [{ MASTER_SECRET: undefined }, 'MASTER_SECRET: has to be set'],
  [{ SMS_KEY: 'sandbox-sms-key' }, 'SMS_KEY: is a published default'],
  [{ MAIL_KEY: 'sandbox-mail-key' }, 'MAIL_KEY: is a published default'],
  [
    { LINE_CHANNEL_ID: '1650000000', LINE_CHANNEL_SECRET: '5a6d626f782d6c696e652d7365637265' },
    'LINE_CHANNEL_SECRET: is a published default',
  ],
  [{ PUBLIC_URL: undefined }, 'PUBLIC_URL: has to be set in production'],
  [{ BACK_OFFICE_URL: undefined }, 'BACK_OFFICE_URL: has to be set in production'],
  [{ PUBLIC_URL: 'http://play.example.ph' }, 'PUBLIC_URL: needs https'],
  [{ PUBLIC_URL: 'https://play.example.ph/lobby' }, 'PUBLIC_URL: has a path'],
  [{ BACK_OFFICE_URL: 'https://play.example.ph' }, 'BACK_OFFICE_URL: is the address of PUBLIC_URL'],
  [{ MASTER_SECRET: 'short' }, 'MASTER_SECRET: needs 32 bytes or more'],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, 'PUBLIC_URL: needs https'],
  [{ PUBLIC_URL: 'http://play.example.ph', ALLOW_HTTP_ON_LOOPBACK: 'true' }, 'PUBLIC_URL: needs https'],
  [{ BACK_OFFICE_URL: 'http://staff.example.ph' }, 'BACK_OFFICE_URL: needs https'],
  [{ SMS_URL: undefined }, 'SMS_URL: has to be set in production'],
  [{ FAILPOINT: 'engine.beforeCommit:die' }, 'FAILPOINT: is for tests'],
  [{ BEACON_PUBLIC_KEY: sandboxBeaconKey }, 'BEACON_PUBLIC_KEY: is the key of the sandbox'],
  [{ DEMO: 'true' }, 'DEMO: would make staff accounts with published passwords'],
  [{ DATABASE_URL: undefined }, 'DATABASE_URL: has to be set in production'],
  [
    { DATABASE_URL: undefined, EMBEDDED_POSTGRES: 'true' },
    'DATABASE_STANDBY_WAIVER: has to be set with EMBEDDED_POSTGRES=true',
  ],
])('production refuses %o', (settings, fault) => {
  const faults = faultsOf({ ...production, ...settings })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})

test('production may run without messages and, if configured, without encryption on this machine', () => {
  expect(readConfiguration({ ...production, SMS_URL: 'off', SMS_KEY: undefined }).sms).toBeUndefined()
  const local = { ...production, PUBLIC_URL: 'http://[::1]:8080', ALLOW_HTTP_ON_LOOPBACK: 'true' }
  expect(readConfiguration(local).urls.public).toBe('http://[::1]:8080')
})

test('the printed settings hold no secret', () => {
  const configuration = readConfiguration({
    ...production,
    LINE_CHANNEL_ID: '1650000001',
    LINE_CHANNEL_SECRET: 'line-secret-line-secret-line-secret',
    DATABASE_OWNER_URL: 'postgresql://bituin_owner:secret@db/bituin?password=secret',
  })
  const printed = JSON.stringify(printableConfiguration(configuration))
  expect(printed).toContain('bituin_owner:***@db')
  expect(printed).toContain('"privateHosts":["127.0.0.1:8082"]')
  for (const secret of ['secret@', 'password=secret', 'a-key-of-our-own', 'line-secret', randomSecret]) {
    expect(printed).not.toContain(secret)
  }
})

function faultsOf(env: EnvironmentVariables): readonly string[] {
  try {
    readConfiguration(env)
    return []
  } catch (error) {
    if (error instanceof ConfigurationFault) return error.faults
    throw error
  }
}
