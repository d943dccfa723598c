/** The reply once a notice is over. */
export const messages = {
  noticeNotFound: 'This news is no longer available.',
} as const
