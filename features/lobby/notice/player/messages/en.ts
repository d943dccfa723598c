/** What the screens of this feature say. */
export const messages = {
  // notice-detail-page.tsx
  news: 'News',
  // notice-page.tsx
  noNewsIsGoodNews: 'No news is good news',
  whenThereIsSomethingTo: 'When there is something to know, it stands here.',
} as const
