import { messages } from '../../messages/en.ts'

/** The legal pages that every page links to. */
export const legalLinks = [
  { to: '/terms-of-use', label: messages.termsOfUse },
  { to: '/privacy-policy', label: messages.privacyPolicy },
  { to: '/proof', label: messages.proofOfBalance },
] as const
