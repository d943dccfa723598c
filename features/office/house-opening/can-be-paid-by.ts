/** A way to pay that is shown, and of which at least one route leads to a provider that this deployment has keys of. */
export const canBePaidBy = (channel: PaymentChannel, served: readonly string[]): boolean =>
  channel.isShown &&
  [channel, ...channel.alternatives].some(({ provider, weight }) => weight > 0 && served.includes(provider))

type PaymentRoute = { readonly provider: string; readonly weight: number }
type PaymentChannel = PaymentRoute & { readonly isShown: boolean; readonly alternatives: readonly PaymentRoute[] }
