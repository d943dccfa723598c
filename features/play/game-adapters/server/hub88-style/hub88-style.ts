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
    const isOtherPlayer = user !== undefined && reply.player !== undefined && reply.player.playerId !== user
    return isOtherPlayer ? ({ code: 'sessionInvalid', reqId } as const) : reply
  },
)

const bet = message(betMessage, (request, { perform, sessionOf, now }) =>
  perform('bet', {
    ...operationHead(request.request_uuid, now, request.currency),
    playerId: request.user,
    gameCode: request.game_code,
    roundId: request.round,
    txId: request.transaction_uuid,
    session: sessionOf(request.token),
    // A free bet names the stake it replaces; the player pays nothing.
    amount: request.is_free ? 0 : request.amount,
    ...(request.is_free && request.reward_uuid ? { freeRoundId: request.reward_uuid } : {}),
    endRound: request.round_closed,
  }),
)

const win = message(winMessage, (request, { perform, now }) =>
  perform('win', {
    ...operationHead(request.request_uuid, now, request.currency),
    playerId: request.user,
    gameCode: request.game_code,
    roundId: request.round,
    txId: request.transaction_uuid,
    betTxId: request.reference_transaction_uuid,
    amount: request.amount,
    winType: request.is_free ? 'FREE_ROUND' : 'NORMAL',
    endRound: request.round_closed,
  }),
)

const rollback = message(rollbackMessage, (request, { perform, now }) =>
  perform('rollback', {
    ...operationHead(request.request_uuid, now),
    playerId: request.user,
    gameCode: request.game_code,
    roundId: request.round,
    txId: request.transaction_uuid,
    refTxId: request.reference_transaction_uuid,
    reason: request.reason,
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
    const handle = messages[call.path as `/${string}`]
    return handle === undefined
      ? asAnswer({ code: 'badRequest' }, call)
      : asAnswer(await handle(jsonOf(call.bytes), wallet), call)
  },
  refuse: (code, call) => asAnswer({ code }, call),
}

function asAnswer({ code, balance, player }: Omit<WalletReply, 'reqId'>, { bytes, path }: ReceivedCall): AdapterAnswer {
  const parsed = v.safeParse(echoed, jsonOf(bytes))
  const { request_uuid = '', user = '' } = parsed.success ? parsed.output : {}
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
