/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  followUs: 'Follow us',
  // follow-page.tsx
  newsLiveDrawsAndA: 'News, live draws and a small gift for each channel.',
  noChannelsYet: 'No channels yet',
  asSoonAsWeAre: 'As soon as we are somewhere to be followed, it stands here.',
  notNow: 'Not now',
  thankYouForFollowing: 'Thank you for following.',
  follow: 'Follow',
  theCodeThatIsPosted: 'The code that is posted there',
} as const
