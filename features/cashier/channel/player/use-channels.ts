import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readChannelStates } from '../contract.ts'

/** A way to pay, as the player chooses it. */
export type DepositChannel = {
  readonly id: number
  readonly name: string
  /** The operator's sign for it; empty for one that fits. */
  readonly iconH5: string
  readonly method: string
  readonly amountMin: WireCentavos
  readonly amountMax: WireCentavos
  /** To be chosen with one tap. */
  readonly amounts: readonly WireCentavos[]
  /** Set up, and out of order at the moment. */
  readonly isResting: boolean
  /** A bound account of this bank is needed; 0 for one of any bank. */
  readonly bankId: number | null
}

const lookEveryMs = 20_000

export type Channels = {
  /** The ways to pay that are open, in the operator's order; those that rest come last. */
  readonly channels: readonly DepositChannel[]
  /** It is not known yet which of them rest. */
  readonly pending: boolean
}

export function useChannels(): Channels {
  const { appRechargeTypeMap } = useLobbyConfiguration()
  const { answer, pending } = useCallQuery(readChannelStates, {}, { refreshEveryMs: lookEveryMs })
  const closed = answer?.closed ?? []
  const channels = Object.entries(appRechargeTypeMap)
    .filter(([, { status, method }]) => status === 1 && method !== '')
    .map(([id, channel]) => ({ ...channel, id: Number(id), isResting: closed.includes(Number(id)) }))
    .toSorted((a, b) => Number(a.isResting) - Number(b.isResting) || a.sort - b.sort)
  return { channels, pending }
}
