import type { Provider, ProviderTerms } from './provider.ts'

/** The form of a provider as it is typed. */
export type ProviderDraft = {
  readonly name: string
  readonly state: Provider['state']
  /** Empty for GLW/1. */
  readonly adapter: NonNullable<Provider['adapter']> | ''
  readonly mayVoidRound: boolean
  readonly mayAdjust: boolean
  readonly mayPromo: boolean
  readonly mayJackpot: boolean
  readonly lateWinHours: string
  readonly promoBetRate: string
  readonly requestsPerSecond: string
  readonly inquiryUrl: string
}

/** A new provider starts with the fewest permissions. */
const newDraft: ProviderDraft = {
  name: '',
  state: 'enabled',
  adapter: '',
  mayVoidRound: false,
  mayAdjust: false,
  mayPromo: false,
  mayJackpot: false,
  lateWinHours: '',
  promoBetRate: '1',
  requestsPerSecond: '2000',
  inquiryUrl: '',
}

export const draftOf = (provider: Provider | undefined): ProviderDraft =>
  provider === undefined
    ? newDraft
    : {
        name: provider.name,
        state: provider.state,
        adapter: provider.adapter ?? '',
        mayVoidRound: provider.mayVoidRound,
        mayAdjust: provider.mayAdjust,
        mayPromo: provider.mayPromo,
        mayJackpot: provider.mayJackpot,
        lateWinHours: provider.lateWinHours === null ? '' : String(provider.lateWinHours),
        promoBetRate: String(provider.promoBetRate),
        requestsPerSecond: String(provider.requestsPerSecond),
        inquiryUrl: provider.inquiryUrl ?? '',
      }

/** An invalid number is passed on, so that the server reports it at its field. */
export const termsOf = (draft: ProviderDraft): ProviderTerms => ({
  ...draft,
  adapter: draft.adapter === '' ? null : draft.adapter,
  lateWinHours: draft.lateWinHours.trim() === '' ? null : numberOf(draft.lateWinHours),
  promoBetRate: numberOf(draft.promoBetRate),
  requestsPerSecond: numberOf(draft.requestsPerSecond),
  inquiryUrl: draft.inquiryUrl.trim() === '' ? null : draft.inquiryUrl,
})

const numberOf = (text: string): number => (text.trim() === '' || Number.isNaN(Number(text)) ? -1 : Number(text))
