/** The reply once an offer is over. */
export const messages = {
  adNotFound: 'This offer is no longer available.',
} as const
