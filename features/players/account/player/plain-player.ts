import type { ResponseOf } from '#core/contract/call.ts'
import type { getPlayer } from '../player-contract.ts'

type WirePlayer = ResponseOf<typeof getPlayer>

export type Player = ReturnType<typeof plainPlayer>

/** The player as read, with plain names: what was liked and played last, and the accounts that can be paid to. */
export const plainPlayer = ({
  appGameDataUser: gameData,
  appUserBankList: boundBanks,
  appUserBank: _firstBank,
  ...others
}: WirePlayer) => ({ ...others, gameData, boundBanks })
