import { refreshData } from '#features/players/account/contract.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { answerParent } from '../support/child.ts'
import { type Driven, drive } from '../support/drive.ts'
import { RawConnection } from '../support/raw-connection.ts'
import { roundKinds } from './round-kinds.ts'
import { type SigningPlayers, signedPlay } from './signed-play.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { tokenOf } from './wallet-players.ts'

/** The bytes of one request after the other: a player taken at random makes a call that needs nothing but who they are. */
const askings = (path: string) =>
  function* ({ playerCount }: { readonly playerCount: number }): Generator<Buffer, never> {
    const body = '{"clientReferrer":"ph","channel":"WEB","appId":"bituin","platform":0}'
    for (;;) {
      const token = tokenOf(1 + Math.floor(Math.random() * playerCount))
      const head = `host: 127.0.0.1\r\ncontent-type: application/json\r\nauthorization: ${token}\r\nx-fingerprint: benchbench`
      const text = `POST ${callPrefix}${path} HTTP/1.1\r\n${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
      yield Buffer.from(text, 'latin1')
    }
  }

// Games' providers or players: requests that were signed before the clock runs, each sent when the one before it was answered.

export type LoadQuestion = SigningPlayers & {
  readonly asks: keyof typeof conversations
  readonly ports: readonly number[]
  readonly concurrent: number
  readonly seconds: number
  readonly warmUpSeconds: number
  readonly everyMs?: number
  /** Requests signed in advance. Further ones are signed on the way. */
  readonly signedBefore: number
}

const done = '{"code":0,'
const conversations = {
  bets: { requests: signedPlay, success: done },
  oneCall: { requests: roundKinds.oneCall.requests, success: done },
  betAndWin: { requests: roundKinds.betAndWin.requests, success: done },
  betThatEnds: { requests: roundKinds.betThatEnds.requests, success: done },
  reads: { requests: askings(refreshData.path), success: '{"code":200,"errcode":0,' },
  catalogue: { requests: askings(readCatalogue.path), success: '{"code":200,"errcode":0,' },
} as const

answerParent<LoadQuestion, Driven>(load, async () => undefined)

async function load({
  asks,
  ports,
  concurrent,
  signedBefore,
  seconds,
  warmUpSeconds,
  everyMs = 0,
  ...playing
}: LoadQuestion) {
  const connections = await Promise.all(
    Array.from({ length: concurrent }, (_, worker) => RawConnection.open(ports[worker % ports.length] ?? 0)),
  )
  const { requests: requestsOf, success } = conversations[asks]
  const each = Math.ceil(signedBefore / concurrent)
  const plays = connections.map((connection) => {
    const requests = requestsOf(playing)
    return { connection, requests, ready: Array.from({ length: each }, () => requests.next().value).reverse() }
  })
  const ask = async (worker: number): Promise<void> => {
    const play = plays[worker]
    if (play === undefined) throw new Error(`there is no worker ${worker}`)
    const body = await play.connection.ask(play.ready.pop() ?? play.requests.next().value)
    if (!body.startsWith(success)) throw new Error(`a play was answered ${body}`)
  }
  const driven = await drive(ask, { concurrent, seconds, warmUpSeconds, everyMs })
  for (const connection of connections) connection.close()
  return driven
}
