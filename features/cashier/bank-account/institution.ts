/** By which network money goes there: InstaPay within seconds and up to ₱50,000, PESONet within the day and any amount. */
export type Rail = 'instapay' | 'pesonet'

/** A bank or an e-wallet, as the payment provider knows it. */
export type Institution = {
  /** The provider's and the house's name of it, as `gcash`. */
  readonly code: string
  readonly bic: string
  readonly name: string
  readonly shortName: string
  readonly kind: 'bank' | 'ewallet'
  readonly rails: readonly Rail[]
  /** What an account number there looks like, whole. */
  readonly accountRegex: string
  /** Whether the provider can ask there whose an account is. */
  readonly nameInquiry: boolean
}

/** The numbers of institutions on the wire. A number is never given to another. */
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

/** Undefined: the house has no number for it, and it is not offered. */
export const bankIdOf = (code: string): number | undefined => (isInstitutionCode(code) ? bankIds[code] : undefined)
