/** Why a message is not accepted, and the transcript in the inbox. */
export const messages = {
  tryLater: 'You’re sending messages very quickly. Please wait a moment, then send it again.',
  chatNotOffered: 'The chat isn’t available right now. Your message wasn’t sent. Please contact us another way.',
  chatFull: 'This chat has become too long. Your message wasn’t sent. Please end it and start a new one.',
  pictureUnreadable: 'We couldn’t read this photo, so it wasn’t sent. Please try a JPEG, PNG or WebP photo.',
  pictureNotFound: 'This photo is no longer available.',
  noOpenChat: 'This chat has already ended.',
  notToRate: 'This chat can’t be rated anymore.',
  // transcript-letter.ts
  transcriptTitle: 'Your chat with us, {time}',
  transcriptEarlier:
    'This chat was long. Earlier messages not shown here: {earlier}. You can find them in your data copy.',
  you: 'You',
  photo: '[photo]',
} as const
