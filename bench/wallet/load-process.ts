import { refreshData } from '#features/players/account/contract.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { answerParent } from '../support/child.ts'
import { type Driven, drive } from '../support/drive.ts'
import { RawConnection } from '../support/raw-connection.ts'
import { roundKinds } from './round-kinds.ts'
import { type SigningPlayers, signedPlay } from './signed-play.ts'
import { minutesOfPlay } from './minute-of-play.ts'
import { playerCalls } from './player-calls.ts'

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

const done = ['{"code":0,']
const answered = ['{"code":200,"errcode":0,']
const conversations = {
  bets: { requests: signedPlay, success: done },
  oneCall: { requests: roundKinds.oneCall.requests, success: done },
  betAndWin: { requests: roundKinds.betAndWin.requests, success: done },
  betThatEnds: { requests: roundKinds.betThatEnds.requests, success: done },
  reads: { requests: playerCalls(refreshData.path), success: answered },
  catalogue: { requests: playerCalls(readCatalogue.path), success: answered },
  minutesOfPlay: { requests: minutesOfPlay, success: [...done, ...answered] },
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
    if (!success.some((start) => body.startsWith(start))) throw new Error(`a play was answered ${body}`)
  }
  const driven = await drive(ask, { concurrent, seconds, warmUpSeconds, everyMs })
  for (const connection of connections) connection.close()
  return driven
}
