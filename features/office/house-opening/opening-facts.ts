/** Facts about an installation before its opening. */
export type OpeningFacts = {
  readonly administrators: number
  readonly company: string
  /** Whether the company is still the default. */
  readonly isCompanyMissing: boolean
  /** Empty: none is entered. */
  readonly supportEmail: string
  readonly helplinePhone: string
  readonly licenceNumber: string
  /** Whether the holder of the licence is still the default. */
  readonly isHolderMissing: boolean
  readonly sendsMessages: boolean
  readonly sendsEmail: boolean
  readonly registersByCode: boolean
  /** Enabled providers with a key. */
  readonly providers: number
  readonly games: number
  /** Catalogues waiting for a decision. */
  readonly cataloguesWaiting: number
  /** Visible payment methods that lead to a configured payment provider. */
  readonly paymentChannels: number
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
