/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  title: 'Follow us',
  lead: 'A small reward for each channel',
  // follow-page.tsx
  pageLead: 'Get news and live draws, plus a small reward for each channel you follow.',
  channelsEmpty: 'No channels yet',
  channelsEmptyHint: 'Our social media channels will appear here.',
  notAvailable: 'Not available now',
  thankYou: 'Thank you for following!',
  follow: 'Follow',
  postedCode: 'Code posted on the channel',
  checking: 'Checking…',
} as const
