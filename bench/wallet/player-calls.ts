import { callPrefix } from '#core/contract/envelope.ts'
import { tokenOf } from './wallet-players.ts'

/** The bytes of one request after the other: a player taken at random makes a call that needs nothing but who they are. */
export const playerCalls = (path: string) =>
  function* ({ playerCount }: { readonly playerCount: number }): Generator<Buffer, never> {
    const body = '{"clientReferrer":"ph","channel":"WEB","appId":"bituin","platform":0}'
    for (;;) {
      const token = tokenOf(1 + Math.floor(Math.random() * playerCount))
      const head = `host: 127.0.0.1\r\ncontent-type: application/json\r\nauthorization: ${token}\r\nx-fingerprint: benchbench`
      const text = `POST ${callPrefix}${path} HTTP/1.1\r\n${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
      yield Buffer.from(text, 'latin1')
    }
  }
