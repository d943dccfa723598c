/** What is known of a house that is to be opened. */
export type OpeningFacts = {
  readonly administrators: number
  readonly company: string
  /** Whether the company is still the one that every installation begins with. */
  readonly isCompanyDefault: boolean
  readonly licenceNumber: string
  readonly sendsMessages: boolean
  readonly registersByCode: boolean
  /** Providers that are on and have a key. */
  readonly providers: number
  readonly games: number
  /** Catalogues that wait for a decision. */
  readonly cataloguesWaiting: number
  /** Ways to pay that are shown and lead to a payment provider of this deployment. */
  readonly paymentWays: number
  /** Payment providers that this deployment can serve. */
  readonly paymentProviders: readonly string[]
  readonly stopped: readonly string[]
  readonly promotions: number
}

export type OpeningStep = {
  readonly key: string
  readonly title: string
  readonly state: 'done' | 'missing' | 'suggested'
  readonly detail: string
  readonly href: string | null
}
