/** The payment network: InstaPay within seconds and up to ₱50,000, PESONet within the day and any amount. */
export type Rail = 'instapay' | 'pesonet'

/** A bank or e-wallet, as the payment provider knows it. */
export type Institution = {
  /** The shared code, such as `gcash`. */
  readonly code: string
  readonly bic: string
  readonly name: string
  readonly shortName: string
  readonly kind: 'bank' | 'ewallet'
  readonly rails: readonly Rail[]
  /** The format of its account numbers, as a full match. */
  readonly accountRegex: string
  /** Whether the provider can look up an account's holder. */
  readonly nameInquiry: boolean
}

/** Numbers of institutions on the wire. A number is never reused. */
export const bankIds = {
  gcash: 1,
  maya: 2,
  bdo: 11,
  bpi: 12,
  metrobank: 13,
  unionbank: 14,
  landbank: 15,
  rcbc: 16,
  pnb: 17,
  securitybank: 18,
} as const

export type InstitutionCode = keyof typeof bankIds

const isInstitutionCode = (code: string): code is InstitutionCode => Object.hasOwn(bankIds, code)

/** Undefined: it has no number here, and is not offered. */
export const bankIdOf = (code: string): number | undefined => (isInstitutionCode(code) ? bankIds[code] : undefined)
