import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { systemClock } from '#core/clock/instant.ts'
import { openStudioDependencies } from '#apps/studio/open-studio-dependencies.ts'
import { readSettings } from '#apps/studio/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { testCertificate } from '#tests/support/test-certificates.ts'

test('a wallet whose certificate is refused gets nothing, and the studio’s log says why, without keys and tokens', async () => {
  const came: string[] = []
  const wallet = createServer(testCertificate(undefined, new Date()), (request, response) => {
    came.push(request.url ?? '')
    response.end('{}')
  })
  wallet.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => wallet.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(wallet.address() as AddressInfo).port}`
  const [key, launchToken] = ['a key that the wallet shares', 'a token of a player']
  const settings = readSettings({
    STUDIO_DATABASE_URL: 'postgres://localhost/studio',
    STUDIO_SECRET: 'the secret of a studio with a wallet',
    STUDIO_WALLET_URL: `https://${host}`,
    STUDIO_WALLET_KEY_ID: 'studio-1',
    STUDIO_WALLET_KEY_SECRET: key,
  })
  const lines: string[] = []
  const log = createLog({ level: 'debug', style: 'json', destination: { write: (line) => lines.push(line) } })
  const needs = openStudioDependencies(settings, { log, clock: systemClock, titles: [], tables: [] })
  try {
    const now = new Date(systemClock.now()).toISOString()
    const request = { reqId: 'tls-1', launchToken, gameCode: 'fiesta', currency: 'PHP' as const, ts: now }
    expect((await needs.wallet.ask('authenticate', request)).kind).not.toBe('answered')
  } finally {
    await needs.db.close()
    wallet.closeAllConnections()
    await new Promise((resolve) => wallet.close(resolve))
  }
  expect(came).toEqual([])
  const why = 'its certificate is self-signed'
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    service: 'wallet',
    host,
    why,
    msg: `nothing was sent to ${host}: ${why}`,
  })
  for (const line of lines) for (const hidden of [key, launchToken]) expect(line).not.toContain(hidden)
})
