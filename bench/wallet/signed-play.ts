import { randomBytes } from 'node:crypto'
import type { Op } from '#games/protocol/operations.ts'
import { operationPrefix } from '#games/protocol/operations.ts'
import { type GlwKey, signRequest } from '#games/protocol/server/sign-request.ts'
import { gameCode, sessionOf } from './wallet-players.ts'

export type SigningPlayers = { readonly key: GlwKey; readonly playerCount: number }

/** The bytes of one request after the other: a bet of a player taken at random, then, half of the time, its win. Every round ends. */
export function* signedPlay({ key, playerCount }: SigningPlayers): Generator<Buffer, never> {
  for (;;) {
    const isWon = Math.random() < 0.5
    const { session, ...round } = playerRound(playerCount)
    const bet = { ...round, txId: newId(), amount: 150 }
    yield requestOf(key, 'bet', { ...bet, session, endRound: !isWon })
    if (isWon) yield requestOf(key, 'win', { ...bet, txId: newId(), betTxId: bet.txId, endRound: true })
  }
}

export type PlayerRound = {
  readonly playerId: string
  readonly session: string
  readonly gameCode: string
  readonly roundId: string
}

/** A new round of a player taken at random. */
export function playerRound(playerCount: number): PlayerRound {
  const player = 1 + Math.floor(Math.random() * playerCount)
  return { playerId: String(player), session: sessionOf(player), gameCode, roundId: newId() }
}

export function requestOf(key: GlwKey, op: Op, fields: object): Buffer {
  const timeMs = Date.now()
  const path = operationPrefix + op
  const body = JSON.stringify({ reqId: newId(), currency: 'PHP', ts: new Date(timeMs).toISOString(), ...fields })
  const headers = Object.entries(signRequest(key, { path, body, timeMs, nonce: newId() }))
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const text = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${head}content-length: ${body.length}\r\n\r\n${body}`
  return Buffer.from(text, 'latin1')
}

export const newId = (): string => randomBytes(12).toString('hex')
