import { lazyScreen } from '#platform/browser/router/screen.ts'

/** Fetched with the first game. */
export const desktopGame = lazyScreen(() => import('./desktop-game.tsx').then((m) => m.DesktopGame))
