import { createServer } from 'node:net'
import { once } from 'node:events'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { listenAt } from './listen-at.ts'

test('a port that another process has is refused in a sentence that names the setting', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const server = fastify()
  const listening = listenAt(server, { host: '127.0.0.1', port, setting: 'PORT' })
  await expect(listening).rejects.toThrow(
    new OperatorFault(`PORT: cannot listen at 127.0.0.1:${port}, because another process has that port.`),
  )
  await server.close()
  other.close()
})
