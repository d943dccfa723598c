import { nativeAppVersion } from '#core/client/native-app.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { afterSignIn, afterSignInWeb } from '../contract.ts'

/** Often enough for a dot; a player's own act refetches at once. */
const refreshEveryMs = 60_000

export type AfterSignIn = {
  readonly app: ResponseOf<typeof afterSignIn> | undefined
  readonly web: ResponseOf<typeof afterSignInWeb> | undefined
}

/** What the server reports to a signed-in player in the app or in a browser. */
export function useAfterSignIn(): AfterSignIn {
  const inApp = nativeAppVersion(window.navigator.userAgent) !== undefined
  const app = useCallQuery(afterSignIn, {}, { enabled: inApp, refreshEveryMs })
  const web = useCallQuery(afterSignInWeb, {}, { enabled: !inApp, refreshEveryMs })
  return { app: app.answer, web: web.answer }
}

/** The lit red dots; undefined until known. */
export function useRedDots(): ResponseOf<typeof afterSignIn> | ResponseOf<typeof afterSignInWeb> | undefined {
  const { app, web } = useAfterSignIn()
  return app ?? web
}
