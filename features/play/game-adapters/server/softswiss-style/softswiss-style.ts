import { createHmac, timingSafeEqual } from 'node:crypto'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { Adapter, AdapterAnswer, ProviderWallet } from '../adapter.ts'
import { jsonOf, message, type Message } from '../message.ts'
import { operationHead } from '../operation-head.ts'
import { playActions } from './play-actions.ts'
import type { DoneAction, PlayReply } from './play-turn.ts'
import { softswissError } from './softswiss-error.ts'
import { freespinsMessage, playMessage, rollbackMessage } from './softswiss-messages.ts'

const signatureHeader = 'x-request-sign'

const play = message(playMessage, playActions)

const rollback = message(rollbackMessage, async (request, wallet): Promise<PlayReply> => {
  const done: DoneAction[] = []
  let last: WalletReply = { code: 'badRequest', reqId: '' }
  for (const { action_id: txId, original_action_id: refTxId } of request.actions) {
    last = await wallet.perform('rollback', {
      ...operationHead(txId, wallet.now, request.currency),
      playerId: request.user_id,
      gameCode: request.game,
      roundId: request.game_id,
      txId,
      refTxId,
    })
    if (last.code !== 'ok') return last
    done.push({ actionId: txId, number: wallet.numberOf(txId) })
  }
  return { ...last, done }
})

/** The total winnings of free rounds, at their end. */
const freespins = message(
  freespinsMessage,
  (request, wallet): Promise<PlayReply> =>
    wallet.perform('promo', {
      ...operationHead(request.issue_id, wallet.now, request.currency),
      playerId: request.user_id,
      txId: `freespins:${request.issue_id}`,
      campaignId: request.issue_id,
      type: 'FREE_ROUND_TOTAL',
      amount: request.total_amount,
    }),
)

const messages = new Map<string, Message<PlayReply>>([
  ['/play', play],
  ['/rollback', rollback],
  ['/freespins', freespins],
])

/** Bets and wins are actions of one message; errors are reported by HTTP status and a number. */
export const softswissStyle: Adapter = {
  name: 'softswiss-style',
  paths: ['/play', '/rollback', '/freespins'],
  isSigned({ bytes, headers }, { secret }) {
    const right = Buffer.from(createHmac('sha256', secret).update(bytes).digest('hex'), 'utf8')
    const given = Buffer.from(String(headers[signatureHeader] ?? ''), 'utf8')
    return given.length === right.length && timingSafeEqual(given, right)
  },
  async answer({ path, bytes }, wallet) {
    const handle = messages.get(path)
    return handle === undefined
      ? refused({ code: 'badRequest' })
      : answered(await handle(jsonOf(bytes), wallet), wallet, path)
  },
  refuse: (code) => refused({ code }),
}

function answered(reply: PlayReply, { now }: ProviderWallet, path: string): AdapterAnswer {
  const { code, balance, done } = reply
  if (code !== 'ok') return refused(reply)
  const processed_at = new Date(now).toISOString()
  const transactions = done?.map(({ actionId, number }) => ({ action_id: actionId, tx_id: number, processed_at }))
  const round = path === '/freespins' || transactions === undefined ? {} : { transactions }
  return { status: 200, code, body: { ...balanceOf(balance), ...round } }
}

function refused({ code, balance }: Pick<WalletReply, 'code' | 'balance'>): AdapterAnswer {
  const { status, code: number, message: text } = softswissError[code === 'ok' ? 'unknown' : code]
  return { status, code, body: { code: number, message: text, ...balanceOf(balance) } }
}

const balanceOf = (balance: WalletReply['balance']) =>
  balance === undefined ? {} : { balance: toWireCentavos(balance) }
