import * as v from 'valibot'
import type { WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { Adapter, AdapterAnswer, ReceivedCall } from '../adapter.ts'
import { jsonOf, type Message, message } from '../message.ts'
import { operationHead } from '../operation-head.ts'
import { betMessage, echoed, rollbackMessage, toUnits, userMessage, winMessage } from './hub88-messages.ts'
import { hub88Status } from './hub88-status.ts'
import { verify } from 'node:crypto'

const signatureHeader = 'x-hub88-signature'

const enter = message(
  userMessage,
  async ({ request_uuid: reqId, user, token, game_code: gameCode }, { enter: open }) => {
    const reply = await open({ launchToken: token, gameCode, reqId })
    const isSomebodyElse = user !== undefined && reply.player !== undefined && reply.player.playerId !== user
    return isSomebodyElse ? ({ code: 'sessionInvalid', reqId } as const) : reply
  },
)

const bet = message(betMessage, (told, { perform, sessionOf, now }) =>
  perform('bet', {
    ...operationHead(told.request_uuid, now, told.currency),
    playerId: told.user,
    gameCode: told.game_code,
    roundId: told.round,
    txId: told.transaction_uuid,
    session: sessionOf(told.token),
    // A free bet names the stake it replaces; the player pays nothing.
    amount: told.is_free ? 0 : told.amount,
    ...(told.is_free && told.reward_uuid ? { freeRoundId: told.reward_uuid } : {}),
    endRound: told.round_closed,
  }),
)

const win = message(winMessage, (told, { perform, now }) =>
  perform('win', {
    ...operationHead(told.request_uuid, now, told.currency),
    playerId: told.user,
    gameCode: told.game_code,
    roundId: told.round,
    txId: told.transaction_uuid,
    betTxId: told.reference_transaction_uuid,
    amount: told.amount,
    winType: told.is_free ? 'FREE_ROUND' : 'NORMAL',
    endRound: told.round_closed,
  }),
)

const rollback = message(rollbackMessage, (told, { perform, now }) =>
  perform('rollback', {
    ...operationHead(told.request_uuid, now),
    playerId: told.user,
    gameCode: told.game_code,
    roundId: told.round,
    txId: told.transaction_uuid,
    refTxId: told.reference_transaction_uuid,
    reason: told.reason,
  }),
)

const messages: Readonly<Record<`/${string}`, Message<WalletReply>>> = {
  '/user/info': enter,
  '/user/balance': enter,
  '/transaction/bet': bet,
  '/transaction/win': win,
  '/transaction/rollback': rollback,
}

const isPath = (path: string): path is `/${string}` => path.startsWith('/')

/** One message per step of a round; every answer has HTTP status 200 and a status word. */
export const hub88Style: Adapter = {
  name: 'hub88-style',
  paths: Object.keys(messages).filter(isPath),
  isSigned: ({ bytes, headers }, { secret }) => isHub88Signature(secret, bytes, String(headers[signatureHeader] ?? '')),
  async answer(call, wallet) {
    const told = messages[call.path as `/${string}`]
    return told === undefined
      ? asAnswer({ code: 'badRequest' }, call)
      : asAnswer(await told(jsonOf(call.bytes), wallet), call)
  },
  refuse: (code, call) => asAnswer({ code }, call),
}

function asAnswer({ code, balance, player }: Omit<WalletReply, 'reqId'>, { bytes, path }: ReceivedCall): AdapterAnswer {
  const told = v.safeParse(echoed, jsonOf(bytes))
  const { request_uuid = '', user = '' } = told.success ? told.output : {}
  const named = player === undefined ? { user } : { user: player.playerId }
  const country = path === '/user/info' && code === 'ok' ? { country: 'PH' } : {}
  const money = balance === undefined ? {} : { currency: 'PHP', balance: toUnits(balance) }
  return { status: 200, code, body: { ...named, status: hub88Status[code], request_uuid, ...country, ...money } }
}

/** RSA with SHA-256 over the raw body, in Base64. An invalid key or signature verifies nothing. */
function isHub88Signature(publicKey: string, bytes: Buffer, signature: string): boolean {
  try {
    return verify('sha256', bytes, publicKey, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
