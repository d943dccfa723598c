import type { WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { ProviderWallet } from '../adapter.ts'
import { operationHead } from '../operation-head.ts'
import type { TransferMessage } from './pg-messages.ts'

/** A bet with its win, atomically. Each has the transfer's id with a suffix. */
export function transferInOut(transfer: TransferMessage, wallet: ProviderWallet): Promise<WalletReply> {
  const session = sessionOf(transfer, wallet)
  return wallet.perform('betwin', {
    ...operationHead(transfer.transaction_id, wallet.now, transfer.currency_code),
    playerId: transfer.player_name,
    gameCode: transfer.game_id,
    roundId: transfer.parent_bet_id,
    ...(session === undefined ? {} : { session }),
    betTxId: `${transfer.transaction_id}:in`,
    winTxId: `${transfer.transaction_id}:out`,
    betAmount: transfer.bet_amount,
    winAmount: transfer.win_amount,
    endRound: transfer.is_end_round,
  })
}

/** Undefined: the game has been played, and the transfer is accepted whatever became of the session. */
function sessionOf(transfer: TransferMessage, { sessionOf: of }: ProviderWallet): string | undefined {
  const { operator_player_session: launchToken } = transfer
  return launchToken === undefined || transfer.is_validate_bet || transfer.is_adjustment ? undefined : of(launchToken)
}
