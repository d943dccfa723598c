/** The legal pages that every page links to. */
export const legalLinks = [
  { to: '/terms-of-use', label: 'Terms of Use' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/proof', label: 'Proof of balance' },
] as const
