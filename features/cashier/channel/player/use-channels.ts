import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readChannelStates } from '../contract.ts'

/** A payment method as the player sees it. */
export type DepositChannel = {
  readonly id: number
  readonly name: string
  /** The operator's icon; empty for the default. */
  readonly iconH5: string
  readonly method: string
  readonly amountMin: WireCentavos
  readonly amountMax: WireCentavos
  /** Suggested amounts. */
  readonly amounts: readonly WireCentavos[]
  /** Temporarily out of order. */
  readonly isResting: boolean
  /** Requires a bound account of this bank; 0 for any bank. */
  readonly bankId: number | null
}

const lookEveryMs = 20_000

export type Channels = {
  /** Open payment methods in the operator's order; paused ones come last. */
  readonly channels: readonly DepositChannel[]
  /** It is not known yet which of them are paused. */
  readonly pending: boolean
}

export function useChannels(): Channels {
  const configuration = useLobbyConfiguration()
  const { answer, pending } = useCallQuery(readChannelStates, {}, { refreshEveryMs: lookEveryMs })
  const closed = answer?.closed ?? []
  const channels = Object.entries(configuration.channels)
    .filter(([, { status, method }]) => status && method !== '')
    .map(([id, channel]) => ({ ...channel, id: Number(id), isResting: closed.includes(Number(id)) }))
    .toSorted((a, b) => Number(a.isResting) - Number(b.isResting) || a.sort - b.sort)
  return { channels, pending }
}
