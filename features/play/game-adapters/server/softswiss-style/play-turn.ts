import type { WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { ProviderWallet } from '../adapter.ts'
import { operationHead } from '../operation-head.ts'
import type { Play, PlayAction } from './softswiss-messages.ts'

/** The result, with the wallet's number of each action; an action rolled back in advance has none. */
export type PlayReply = WalletReply & { readonly done?: readonly DoneAction[] }
export type DoneAction = { readonly actionId: string; readonly number: string }

/** One message about one round. */
export type PlayTurn = { readonly play: Play; readonly roundId: string; readonly wallet: ProviderWallet }

export const isBet = ({ action }: PlayAction): boolean => action === 'bet'

export const fieldsOf = ({ play, roundId, wallet }: PlayTurn, reqId: string) => ({
  ...operationHead(reqId, wallet.now, play.currency),
  playerId: play.user_id,
  gameCode: play.game,
  roundId,
})

export const sessionOf = ({ play, wallet }: Pick<PlayTurn, 'play' | 'wallet'>): string =>
  wallet.sessionOf(play.session_id ?? '')

export const doneBy = ({ wallet }: PlayTurn, { action_id }: PlayAction): DoneAction => ({
  actionId: action_id,
  number: wallet.numberOf(action_id),
})

export const takenBack = ({ action_id }: PlayAction): DoneAction => ({ actionId: action_id, number: '' })
