import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { ping } from '#features/players/account/contract.ts'
import { uploadDocument } from '#features/players/identity/contract.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

const megabyte = 1024 * 1024
const boundary = 'of-the-test'

let site: TestSite
const players: RegisteredPlayer[] = []
const open: Socket[] = []
beforeAll(async () => {
  site = await openTestSite()
  for (let at = 1; at <= 4; at++) {
    players.push(
      await registerPlayer(site, `0947123000${at}`, { ip: `10.8.0.${at}`, fingerprint: `device-${at}-of-uploads` }),
    )
    site.clock.advance(seconds(61))
  }
  await site.server.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(() => site.close())

/** Announces eight megabytes, and sends all of them but the last. */
async function begin(player: RegisteredPlayer | undefined) {
  const { port } = site.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = [
    `POST ${callPrefix}${uploadDocument.path} HTTP/1.1`,
    'host: here',
    `authorization: ${player?.token ?? 'nobody'}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${8 * megabyte + 1}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const sent = new Promise((resolve) => socket.write(Buffer.alloc(8 * megabyte, 'x'), resolve))
  // Read by the server, or answered: either way the next one finds it there.
  await Promise.race([sent, vi.waitUntil(() => answer !== '', { timeout: 10_000 })])
  return { answer: () => answer }
}
const answered = async ({ answer }: { answer: () => string }) => {
  await vi.waitUntil(() => answer() !== '', { timeout: 10_000 })
  return answer().toLowerCase()
}

test('a player has three uploads at a time, and the fourth is refused with a wait; another player’s is not', async () => {
  const [one, other] = players
  const first = [await begin(one), await begin(one), await begin(one)]
  const fourth = await answered(await begin(one))
  expect(fourth).toMatch(/^http\/1.1 429 /)
  expect(fourth).toContain('retry-after: 5')
  expect(fourth).toContain('connection: close')
  const others = await begin(other)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([...first, others].map(({ answer }) => answer())).toEqual(['', '', '', ''])
})

test('eight uploads are held at a time over all players; the ninth is refused with a wait, and other calls are unaffected', async () => {
  const [one, two, three, four] = players
  const under = []
  for (const player of [one, one, one, two, two, two, three, three]) under.push(await begin(player))
  const ninth = await answered(await begin(four))
  expect(ninth).toMatch(/^http\/1.1 503 /)
  expect(ninth).toContain('retry-after: 5')
  expect(under.map(({ answer }) => answer())).toEqual(under.map(() => ''))
  expect((await site.send(ping, {}, { token: String(four?.token) })).body.errcode).toBe(0)
})

test('an aborted upload makes room again', async () => {
  const [one] = players
  await begin(one)
  await begin(one)
  await begin(one)
  for (const socket of open.splice(0)) socket.destroy()
  let again = await begin(one)
  await vi.waitUntil(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (again.answer() === '') return true
    again = await begin(one)
    return false
  })
  expect(again.answer()).toBe('')
})
