import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { checkDatabase, describeConnectionFault } from './check-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

test('a database of a supported version is accepted outside production', async () => {
  await expect(checkDatabase({ url: database.url, production: false })).resolves.toBeUndefined()
})

test('production refuses a database that may forget what it confirmed', async () => {
  await expect(checkDatabase({ url: database.url, production: true })).rejects.toThrow(
    /runs with fsync and synchronous_commit off and can lose confirmed money: production needs it on\.$/,
  )
})

test('a wrong password and a wrong name are distinguished, and the password is not printed', async () => {
  const wrongPassword = new URL(database.url)
  wrongPassword.password = 'guessed'
  await expect(checkDatabase({ url: wrongPassword.toString(), production: false })).rejects.toThrow(
    /^DATABASE_URL: the database at postgresql:\/\/bituin_app:\*\*\*@\S+ cannot be used: it refuses the password\.$/,
  )
  const wrongName = new URL(database.url)
  wrongName.pathname = '/nowhere'
  await expect(checkDatabase({ url: wrongName.toString(), production: false })).rejects.toThrow(
    /cannot be used: it has no database of that name\.$/,
  )
})

test('an address where nothing listens is reported', async () => {
  const url = 'postgresql://bituin_app@127.0.0.1:1/bituin'
  await expect(checkDatabase({ url, production: false })).rejects.toThrow(
    `DATABASE_URL: the database at ${url} cannot be used: nothing listens at that address.`,
  )
})

test('a file that the address names is missing: the sentence has its path', async () => {
  const url = `${database.url}?sslmode=verify-full&sslrootcert=/nowhere/database-ca.pem`
  await expect(checkDatabase({ url, production: false })).rejects.toThrow(
    /^DATABASE_URL: the database at \S+ cannot be used: the file \/nowhere\/database-ca\.pem that it names cannot be read \(ENOENT\)\.$/,
  )
})

test('a database that wants TLS, and one with a certificate of a stranger, say what to add', () => {
  const refused = 'no pg_hba.conf entry for host "10.0.0.21", user "bituin_server", database "bituin", '
  const fault = (message: string, code: string) => describeConnectionFault(Object.assign(new Error(message), { code }))
  expect(fault(`${refused}no encryption`, '28000')).toContain('without TLS: add sslmode=verify-full and sslrootcert')
  expect(fault(`${refused}SSL encryption`, '28000')).toBe(
    'no line of its pg_hba.conf admits this user from this address',
  )
  expect(fault('unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE')).toContain('sslrootcert')
})

test('another setting than DATABASE_URL is named', async () => {
  const url = 'postgresql://bituin_games@127.0.0.1:1/bituin'
  await expect(checkDatabase({ url, setting: 'STUDIO_DATABASE_URL', production: false })).rejects.toThrow(
    `STUDIO_DATABASE_URL: the database at ${url} cannot be used: nothing listens at that address.`,
  )
})

test('a standby is refused, because it takes no writes', async () => {
  const { server, url } = await listenAsPostgres({ isStandby: 't' })
  await expect(checkDatabase({ url, production: false })).rejects.toThrow(
    `the database at ${url} is a standby, which takes no writes: name the primary, or all hosts with target_session_attrs=read-write.`,
  )
  server.close()
})

test('an older PostgreSQL is refused by its version', async () => {
  const old = await listenAsPostgres({ version: '140011' })
  await expect(checkDatabase({ url: old.url, production: false })).rejects.toThrow(
    `DATABASE_URL: the database at ${old.url} is PostgreSQL 14: version 15 or newer is needed.`,
  )
  old.server.close()
})

const confirmed =
  'can lose confirmed money when it fails: give it one, or write the reason why not into DATABASE_STANDBY_WAIVER.'

test.each([
  [{ standbys: '' }, `has no synchronous standby (synchronous_standby_names is empty) and ${confirmed}`],
  [
    { standbys: 'ANY 1 (db2, db3)', synchronousCommit: 'local' },
    `does not wait for its synchronous standby (synchronous_commit is local and has to be on) and ${confirmed}`,
  ],
  [
    { standbys: 'db2', synchronousCommit: 'remote_write' },
    `does not wait for its synchronous standby (synchronous_commit is remote_write and has to be on) and ${confirmed}`,
  ],
])(
  'production refuses a database whose replication is %o, unless the reason is written down',
  async (answers, fault) => {
    const { server, url } = await listenAsPostgres(answers)
    await expect(checkDatabase({ url, production: true })).rejects.toThrow(`the database at ${url} ${fault}`)
    const standbyWaiver = 'One machine until January; decided by M. Santos.'
    await expect(checkDatabase({ url, production: true, standbyWaiver })).resolves.toBeUndefined()
    await expect(checkDatabase({ url, production: false })).resolves.toBeUndefined()
    server.close()
  },
)

test('production accepts a database that waits for a synchronous standby', async () => {
  const { server, url } = await listenAsPostgres({ standbys: 'ANY 1 (db2, db3)' })
  await expect(checkDatabase({ url, production: true })).resolves.toBeUndefined()
  server.close()
})

type Answers = {
  readonly version?: string
  readonly synchronousCommit?: string
  readonly standbys?: string
  readonly isStandby?: 't' | 'f'
}

/** Implements just enough of PostgreSQL's protocol to accept a connection and answer one query with its settings. */
async function listenAsPostgres(answers: Answers): Promise<{ readonly server: Server; readonly url: string }> {
  const { version = '150018', synchronousCommit = 'on', standbys = '', isStandby = 'f' } = answers
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]))
      socket.once('data', () => {
        const values = [version, 'on', synchronousCommit, standbys, isStandby]
        socket.write(
          Buffer.concat([
            message(
              'T',
              Buffer.concat([
                int16(values.length),
                ...['version', 'fsync', 'synchronousCommit', 'standbys'].map((name) => column(name, textType)),
                column('isStandby', booleanType),
              ]),
            ),
            message('D', Buffer.concat([int16(values.length), ...values.map(value)])),
            message('C', Buffer.from('SELECT 1\0')),
            message('Z', Buffer.from('I')),
          ]),
        )
      })
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { server, url: `postgresql://bituin_app@127.0.0.1:${port}/bituin` }
}

const message = (kind: string, body: Buffer) => Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])

const [booleanType, textType] = [16, 25]
const column = (name: string, type: number) =>
  Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)])

const value = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)])

function int32(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(number)
  return bytes
}

function int16(number: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(number)
  return bytes
}
