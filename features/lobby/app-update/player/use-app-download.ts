import { apkInstallReferrer } from '#core/constants/specification.ts'
import { invitationParameter, recallInviteCode } from '#features/players/account/player/index.ts'
import { installReferrer } from '#features/players/event-log/player/index.ts'
import { isDownloadOffered } from './download-offer.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'

export type AppDownload = {
  /** Whether this browser is one that the app is offered to. */
  readonly offered: boolean
  readonly url: string
  readonly download: () => Promise<void>
}

/** The way to the app. */
export function useAppDownload(): AppDownload {
  const { mode, h5 } = useLobbyConfiguration()
  const offered = isDownloadOffered({
    green: mode === 'green',
    ...h5,
    userAgent: navigator.userAgent,
    standalone: window.matchMedia?.('(display-mode: standalone)').matches ?? false,
  })
  const download = async () => {
    // The app reads from it after its first start who has invited the player. Without a clipboard it just does not know.
    const referrer = installReferrer({
      install_referrer: apkInstallReferrer,
      [invitationParameter]: recallInviteCode(),
    })
    await navigator.clipboard?.writeText(referrer).catch(() => {})
    window.location.assign(h5.downloadUrl)
  }
  return { offered, url: h5.downloadUrl, download }
}
