import { usePlayer } from '#features/players/account/player/index.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { anyBank, isBankBound } from '../rules.ts'
import type { DepositChannel } from './use-channels.ts'

type Banks = readonly { readonly bankId: number }[]

/** Opens the binding page if the chosen method needs an account that is missing. Returns true if it did. */
export function useBankRule(): (channel: Pick<DepositChannel, 'bankId'>) => boolean {
  const player = usePlayer()
  const navigate = useNavigate()
  return ({ bankId }) => {
    const address = player && bindingAddress(bankId, player.boundBanks)
    if (address !== undefined) navigate(address)
    return address !== undefined
  }
}

/** Undefined: the account exists, or none is needed. */
export function bindingAddress(bankId: number | null, bound: Banks): string | undefined {
  const banks = bound.map((bank) => bank.bankId)
  if (bankId === null || isBankBound(bankId, banks)) return undefined
  return bankId === anyBank ? '/bindBankCard?back=1' : `/bindBankCard?back=1&id=${bankId}`
}
