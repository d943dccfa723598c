import { type DownloadType, isOfferedInLobby } from '#core/enumerations/download-type.ts'
import { nativeAppVersion } from '#core/client/native-app.ts'

export type DownloadSurroundings = {
  readonly green: boolean
  readonly downloadType: DownloadType
  readonly downloadUrl: string
  readonly userAgent: string
  /** Started from the home screen. */
  readonly standalone: boolean
}

/** The app is offered where it can be installed and is not there already: on a phone's browser, and not in green mode. */
export function isDownloadOffered({
  green,
  downloadType,
  downloadUrl,
  userAgent,
  standalone,
}: DownloadSurroundings): boolean {
  const isMobile = /Android|iPhone|iPad/.test(userAgent)
  return (
    !green &&
    isMobile &&
    !standalone &&
    nativeAppVersion(userAgent) === undefined &&
    isOfferedInLobby(downloadType) &&
    downloadUrl !== ''
  )
}
