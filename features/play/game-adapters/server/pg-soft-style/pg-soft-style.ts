import type { WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { Adapter, AdapterAnswer, ReceivedCall } from '../adapter.ts'
import { message, type Message } from '../message.ts'
import { operationHead } from '../operation-head.ts'
import { pgError } from './pg-error.ts'
import { balanceMessage, toPesos, transferMessage, verifyMessage } from './pg-messages.ts'
import { transferInOut } from './transfer-in-out.ts'
import { hash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, whatever the lengths. */
const sameSecret = (given: string, right: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'))

const verify = message(verifyMessage, ({ operator_player_session: launchToken, game_id: gameCode }, { enter }) =>
  enter({ launchToken, gameCode, reqId: 'verify' }),
)

const balance = message(balanceMessage, (request, { perform, sessionOf, now }) =>
  perform('balance', {
    ...operationHead('balance', now),
    playerId: request.player_name,
    session: sessionOf(request.operator_player_session),
    ...(request.game_id === undefined ? {} : { gameCode: request.game_id }),
  }),
)

const messages = new Map<string, Message<WalletReply>>([
  ['/VerifySession', verify],
  ['/Cash/Get', balance],
  ['/Cash/TransferInOut', message(transferMessage, transferInOut)],
])

const formOf = ({ bytes }: ReceivedCall): URLSearchParams => new URLSearchParams(bytes.toString('utf8'))

/** Forms with the operator's token and secret in each; bet and win in one message; pesos with two decimals. */
export const pgSoftStyle: Adapter = {
  name: 'pg-soft-style',
  paths: ['/VerifySession', '/Cash/Get', '/Cash/TransferInOut'],
  isSigned(call, { keyId, secret }) {
    const form = formOf(call)
    const isToken = sameSecret(form.get('operator_token') ?? '', keyId)
    const isSecret = sameSecret(form.get('secret_key') ?? '', secret)
    return isToken && isSecret
  },
  async answer(call, wallet) {
    const handle = messages.get(call.path)
    if (handle === undefined) return failed('badRequest')
    const form = Object.fromEntries(formOf(call))
    const reply = await handle(form, wallet)
    return reply.code === 'ok' ? answered(reply, { form, now: wallet.now }) : failed(reply.code)
  },
  refuse: (code) => failed(code),
}

type FormRequest = { readonly form: Readonly<Record<string, string>>; readonly now: number }

function answered({ player, balance: coin }: WalletReply, { form, now }: FormRequest): AdapterAnswer {
  if (player !== undefined) {
    const { playerId: player_name, nickname } = player
    return { status: 200, code: 'ok', body: { data: { player_name, nickname, currency: 'PHP' }, error: null } }
  }
  // The answer echoes the transfer's own time.
  const updated_time = Number(form.updated_time ?? now)
  const data = { currency_code: 'PHP', balance_amount: coin === undefined ? 0 : toPesos(coin), updated_time }
  return { status: 200, code: 'ok', body: { data, error: null } }
}

const failed = (code: WalletReply['code']): AdapterAnswer => ({
  status: 200,
  code,
  body: { data: null, error: pgError[code === 'ok' ? 'unknown' : code] },
})
