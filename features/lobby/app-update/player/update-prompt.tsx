import { useSyncExternalStore } from 'react'
import { nativeAppVersion } from '#core/client/native-app.ts'
import { appVersion } from '#core/constants/specification.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { updateDue } from '../rules.ts'
import { AppGift } from './app-gift.tsx'
import { AppOffer } from './app-offer.tsx'
import { UpdateSuggestion } from './update-suggestion.tsx'
import { UpdateNeeded } from './update-needed.tsx'

export type UpdatePromptProps = {
  /** Loads the newest page. */
  readonly onReload: () => void
}

const homePath = '/lobby/home'

/** A forced update comes before anything else; otherwise the home advertises the app. */
export function UpdatePrompt({ onReload }: UpdatePromptProps) {
  const { versionMin, androidMin, androidRecommended } = useLobbyConfiguration().appUpdate
  const { navigator } = useRouter()
  const { path } = useSyncExternalStore(navigator.subscribe, navigator.location)
  const signedIn = useSignedIn()
  const app = nativeAppVersion(window.navigator.userAgent)
  const due = updateDue({ app, page: appVersion, oldest: versionMin, oldestApp: androidMin })
  if (due !== undefined) return <UpdateNeeded what={due} onReload={onReload} />
  if (path !== homePath) return null
  return (
    <>
      <UpdateSuggestion app={app} recommended={androidRecommended} />
      {signedIn && (app === undefined ? <AppOffer /> : <AppGift />)}
    </>
  )
}
