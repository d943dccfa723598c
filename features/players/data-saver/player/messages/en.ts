/** What the screens of this feature say. */
export const messages = {
  // data-saver-card.tsx
  dataSaver: 'Data saver',
  useLessData: 'Use less mobile data',
  whatItDoes:
    'Shows smaller pictures, no videos and no moving scenes, and loads pages only when you open them. They may open a moment later, and the app won’t be saved for offline use. Games use as much data as before.',
} as const
