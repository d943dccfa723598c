import type { Centavos } from '#core/money/centavos.ts'
import type { ChannelSetting, ChannelSettings } from './channel-settings.ts'

/** A way to pay, as the operator has set it. */
export type Channel = {
  readonly name: string
  readonly isShown: boolean
  readonly routes: readonly Route[]
  /** The destination of a bank transfer. */
  readonly bank?: BankAccount | undefined
  /** Requires a bound account of this bank, or of any bank for `anyBank`. Null: no requirement. */
  readonly bankId: number | null
  readonly amountMin: Centavos
  readonly amountMax: Centavos
}

/** Through whom a way to pay leads; of several each gets its weight's share. */
export type Route = { readonly provider: string; readonly method: string; readonly weight: number }

/** An account of the operator's at a bank, as a player is shown it. */
export type BankAccount = {
  readonly bankName: string
  readonly shortBankName: string
  readonly accountName: string
  readonly cardNum: string
}

/** What deposits know of each channel. One without a provider leads nowhere. */
export const channelsOf = (settings: ChannelSettings): ReadonlyMap<number, Channel> =>
  new Map(Object.entries(settings).map(([id, setting]) => [Number(id), channelOf(setting)]))

const channelOf = ({ provider, method, weight, alternatives, ...channel }: ChannelSetting): Channel => ({
  ...channel,
  routes: [...(provider === '' ? [] : [{ provider, method, weight }]), ...alternatives],
})

/** Stands in the place of a bank's number where an account of whichever bank will do. */
export const anyBank = 0

/** Whether the accounts that a player has bound open a way to pay. */
export const isBankBound = (bankId: number | null, bound: readonly number[]): boolean =>
  bankId === null || (bankId === anyBank ? bound.length > 0 : bound.includes(bankId))
