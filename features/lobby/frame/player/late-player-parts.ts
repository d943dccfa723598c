import { lazyScreen } from '#platform/browser/router/screen.ts'

/** What only who is signed in has in the header: guests never fetch it. */
export const playerBar = lazyScreen(() => import('./player-bar.tsx').then((m) => m.PlayerBar))
export const playerTools = lazyScreen(() => import('./player-tools.tsx').then((m) => m.PlayerTools))
