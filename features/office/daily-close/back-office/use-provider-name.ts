import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import { useGameProviderName } from '#features/play/game-wallet/back-office/index.ts'

/** Returns the name of a game or payment provider by its key. */
export function useProviderName(): (key: string) => string {
  const gameProviderName = useGameProviderName()
  return (key) => gameProviderName(key) ?? paymentProviderName(key)
}
