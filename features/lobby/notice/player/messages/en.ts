/** What the screens of this feature say. */
export const messages = {
  // notice-detail-page.tsx
  news: 'News',
  // notice-page.tsx
  noNews: 'No news yet',
  noNewsText: 'Announcements will appear here.',
} as const
