import type { WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { ProviderWallet } from '../adapter.ts'
import { operationHead } from '../operation-head.ts'
import { playOneByOne } from './play-one-by-one.ts'
import { doneBy, fieldsOf, isBet, type PlayReply, type PlayTurn, sessionOf, takenBack } from './play-turn.ts'
import type { Play, PlayAction } from './softswiss-messages.ts'

/** Dispatches one message: the balance, the end of a round, or actions. */
export async function playActions(play: Play, wallet: ProviderWallet): Promise<PlayReply> {
  const refusal = await enterToBet(play, wallet)
  if (refusal !== undefined) return refusal
  const { game_id: roundId, actions, finished } = play
  if (roundId === undefined || (actions.length === 0 && !finished)) return readBalance(play, wallet)
  const turn = { play, roundId, wallet }
  if (actions.length === 0) return finishRound(turn)
  const pair = pairOf(play)
  return pair === undefined ? playOneByOne(turn) : betAndWin(turn, pair)
}

/** The first message of a launch opens its session; wins need none. */
async function enterToBet(play: Play, wallet: ProviderWallet): Promise<WalletReply | undefined> {
  const { session_id: launchToken, game: gameCode, actions } = play
  if (launchToken === undefined || (actions.length > 0 && !actions.some(isBet))) return undefined
  const { player } = await wallet.enter({ launchToken, gameCode, reqId: 'enter' })
  const isOtherPlayer = player !== undefined && player.playerId !== play.user_id
  return isOtherPlayer ? { code: 'sessionInvalid', reqId: '' } : undefined
}

type Pair = { readonly bet: PlayAction; readonly win: PlayAction }

/** The usual message, a bet with its win, is one operation. */
function pairOf({ actions: [bet, win, ...others] }: Play): Pair | undefined {
  if (bet?.action !== 'bet' || win?.action !== 'win' || others.length > 0) return undefined
  return win.jackpot_win ? undefined : { bet, win }
}

async function betAndWin(turn: PlayTurn, { bet, win }: Pair): Promise<PlayReply> {
  const reply = await turn.wallet.perform('betwin', {
    ...fieldsOf(turn, bet.action_id),
    session: sessionOf(turn),
    betTxId: bet.action_id,
    winTxId: win.action_id,
    betAmount: bet.amount,
    winAmount: win.amount,
    endRound: turn.play.finished,
  })
  if (reply.code === 'txCancelled') return { ...reply, code: 'ok', done: [bet, win].map(takenBack) }
  return { ...reply, done: [bet, win].map((action) => doneBy(turn, action)) }
}

/** A round that ends without an action ends with a win of zero. */
const finishRound = (turn: PlayTurn): Promise<PlayReply> =>
  turn.wallet.perform('win', {
    ...fieldsOf(turn, turn.roundId),
    txId: `finish:${turn.roundId}`,
    amount: 0,
    endRound: true,
  })

const readBalance = (play: Play, wallet: ProviderWallet): Promise<PlayReply> =>
  wallet.perform('balance', {
    ...operationHead('balance', wallet.now, play.currency),
    playerId: play.user_id,
    gameCode: play.game,
    session: sessionOf({ play, wallet }),
  })
