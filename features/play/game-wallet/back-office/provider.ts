import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { listProviders, saveProvider } from '../staff-contract.ts'
import { messages } from './messages/en.ts'

export type Provider = ResponseOf<typeof listProviders>['providers'][number]
export type ProviderTerms = RequestOf<typeof saveProvider>['terms']

export const stateLabels = { enabled: messages.enabled, paused: messages.paused, disabled: messages.disabled } as const
export const adapterLabels = {
  'hub88-style': 'Hub88 style',
  'softswiss-style': 'SoftSwiss style',
  'pg-soft-style': 'PG Soft style',
} as const

/** The protocol that the provider speaks to the wallet. */
export const speechOf = ({ adapter }: Pick<Provider, 'adapter'>): string =>
  adapter === null ? 'GLW/1' : adapterLabels[adapter]
