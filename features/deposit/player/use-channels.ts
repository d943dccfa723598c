import { useLobbyConfiguration } from '#features/lobby/player/index.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'

/** A way to pay, as the player chooses it. */
export type DepositChannel = {
  readonly id: number
  readonly name: string
  readonly method: string
  readonly amountMin: WireCentavos
  readonly amountMax: WireCentavos
  /** To be chosen with one tap. */
  readonly amounts: readonly WireCentavos[]
}

/** The ways to pay that are open, in the operator's order. */
export function useChannels(): readonly DepositChannel[] {
  const { appRechargeTypeMap } = useLobbyConfiguration()
  return Object.entries(appRechargeTypeMap)
    .filter(([, { status, method }]) => status === 1 && method !== '')
    .toSorted(([, a], [, b]) => a.sort - b.sort)
    .map(([id, channel]) => ({ ...channel, id: Number(id) }))
}
