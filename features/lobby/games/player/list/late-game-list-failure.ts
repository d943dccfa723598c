import { lazyScreen } from '#platform/browser/router/screen.ts'

/** Fetched when the list could not be. If that fails, too, both are fetched again once there is a network. */
export const gameListFailure = lazyScreen(() => import('./game-list-failure.tsx').then((m) => m.GameListFailure))
