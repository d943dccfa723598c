import type { WalletDependencies } from './wallet-dependencies.ts'

/** Reports something that a person has to look at. */
export type Alert = (alert: {
  readonly provider: string
  readonly kind: 'duplicateMismatch' | 'roundTotals' | 'roundList'
  /** The transaction, the round or the day. */
  readonly about: string
}) => void

/** Alerts are counted in metrics and written to the log. */
export function createAlert({ log, metrics }: Pick<WalletDependencies, 'log' | 'metrics'>): Alert {
  const count = metrics.counter({
    name: 'game_wallet_alerts_total',
    help: 'What a person has to look at, by provider and kind',
    labels: ['provider', 'kind'],
  })
  return ({ provider, kind, about }) => {
    count.inc({ provider, kind })
    log.warn({ provider, kind, about }, "a provider's data differs from the wallet's")
  }
}
