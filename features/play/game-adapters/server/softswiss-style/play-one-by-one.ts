import type { WalletReply } from '#features/play/game-wallet/server/index.ts'
import { doneBy, fieldsOf, isBet, type PlayReply, type PlayTurn, sessionOf, takenBack } from './play-turn.ts'
import type { PlayAction } from './softswiss-messages.ts'

type ActionReply = { readonly action: PlayAction; readonly reply: WalletReply }

/** Runs the actions of a message in order. If one fails, the bets of the same message are rolled back. */
export async function playOneByOne(turn: PlayTurn): Promise<PlayReply> {
  const done: ActionReply[] = []
  for (const action of turn.play.actions) {
    const reply = await doAction(turn, action, done)
    if (reply.code !== 'ok' && !isTakenBack({ action, reply })) return undo(turn, done, reply)
    done.push({ action, reply })
  }
  const balance = done.at(-1)?.reply.balance
  return {
    code: 'ok',
    reqId: '',
    ...(balance === undefined ? {} : { balance }),
    done: done.map((each) => (isTakenBack(each) ? takenBack(each.action) : doneBy(turn, each.action))),
  }
}

/** A bet that was rolled back before it arrived is answered as done, and moves nothing. */
const isTakenBack = ({ action, reply }: ActionReply): boolean => isBet(action) && reply.code === 'txCancelled'

function doAction(turn: PlayTurn, action: PlayAction, before: readonly ActionReply[]): Promise<WalletReply> {
  const endRound = turn.play.finished && action === turn.play.actions.at(-1)
  const fields = { ...fieldsOf(turn, action.action_id), txId: action.action_id, amount: action.amount, endRound }
  if (action.action === 'bet') return turn.wallet.perform('bet', { ...fields, session: sessionOf(turn) })
  const bet = before.findLast((each) => isBet(each.action))
  return turn.wallet.perform('win', {
    ...fields,
    ...(bet === undefined ? {} : { betTxId: bet.action.action_id }),
    winType: action.jackpot_win ? 'JACKPOT' : 'NORMAL',
  })
}

async function undo(turn: PlayTurn, done: readonly ActionReply[], failed: WalletReply): Promise<PlayReply> {
  let balance = failed.balance
  const bets = done.filter(
    (each) => isBet(each.action) && each.reply.code === 'ok' && each.reply.decision?.dup !== true,
  )
  for (const { action } of bets) {
    const reply = await turn.wallet.perform('rollback', {
      ...fieldsOf(turn, action.action_id),
      txId: `undo:${action.action_id}`,
      refTxId: action.action_id,
      reason: 'a later action of the same message failed',
    })
    balance = reply.balance ?? balance
  }
  return { ...failed, ...(balance === undefined ? {} : { balance }) }
}
