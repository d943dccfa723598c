import type { WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { ProviderWallet } from '../adapter.ts'
import { operationHead } from '../operation-head.ts'
import type { TransferMessage } from './pg-messages.ts'

/** A bet with its win, atomically. Each has the transfer's id with a suffix. */
export function transferInOut(told: TransferMessage, wallet: ProviderWallet): Promise<WalletReply> {
  const session = sessionOf(told, wallet)
  return wallet.perform('betwin', {
    ...operationHead(told.transaction_id, wallet.now, told.currency_code),
    playerId: told.player_name,
    gameCode: told.game_id,
    roundId: told.parent_bet_id,
    ...(session === undefined ? {} : { session }),
    betTxId: `${told.transaction_id}:in`,
    winTxId: `${told.transaction_id}:out`,
    betAmount: told.bet_amount,
    winAmount: told.win_amount,
    endRound: told.is_end_round,
  })
}

/** Undefined: the game has been played, and the transfer is accepted whatever became of the session. */
function sessionOf(told: TransferMessage, { sessionOf: of }: ProviderWallet): string | undefined {
  const { operator_player_session: launchToken } = told
  return launchToken === undefined || told.is_validate_bet || told.is_adjustment ? undefined : of(launchToken)
}
