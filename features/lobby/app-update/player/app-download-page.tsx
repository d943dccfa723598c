import { isOffered } from '#core/enumerations/download-type.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { ScanCode } from '#features/promotions/invite/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useInBrowser } from '#platform/browser/late/use-in-browser.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import styles from './app-download-page.module.css'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { installObstacle } from './install-obstacle.ts'
import { GenuineApp } from './genuine-app.tsx'
import { messages } from './messages/en.ts'

const reasons: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'bolt', text: messages.reasonFast },
  { icon: 'fullscreen', text: messages.reasonFullScreen },
  { icon: 'lock', text: messages.reasonPrivate },
]

/** The house as an app: the package where the operator offers one, else the home screen. */
export function AppDownloadPage() {
  const { operatorName, h5 } = useLobbyConfiguration()
  const origin = useInBrowser(() => location.origin, '')
  return (
    <InnerPage title={messages.getTheApp}>
      <div className={styles.head}>
        <Wordmark name={operatorName} size="large" />
        <p className={styles.lead}>{messages.lead}</p>
      </div>
      <ul className={styles.reasons}>
        {reasons.map(({ icon, text }) => (
          <li key={icon} className={styles.reason}>
            <Icon name={icon} className={styles.icon} />
            {text}
          </li>
        ))}
      </ul>
      <Card title={messages.onYourPhone} flush className={styles.onComputer}>
        <ScanCode link={`${origin}/apkdownload`} hint={messages.scanToOpen} />
      </Card>
      <Installation url={isOffered(h5.downloadType) ? h5.downloadUrl : ''} />
      <Card title={messages.homeScreenTitle}>
        <ol className={styles.steps}>
          <li>{messages.homeScreenOpen}</li>
          <li>{messages.homeScreenMenu}</li>
          <li>{messages.homeScreenAdd}</li>
        </ol>
      </Card>
    </InnerPage>
  )
}

/** A phone that cannot install the package is not offered it: the home screen below is its way. */
function Installation({ url }: { readonly url: string }) {
  const obstacle = installObstacle(navigator.userAgent)
  if (obstacle !== undefined) return <p role="note">{insteadOf[obstacle]}</p>
  return (
    <>
      <Package url={url} />
      <GenuineApp />
    </>
  )
}

const insteadOf = { iphone: messages.iphoneInstead, oldAndroid: messages.tooOldInstead } as const

/** A package that lies on our own site is downloaded, one in a shop is opened. */
function Package({ url }: { readonly url: string }) {
  const hasRoute = useHasRoute()
  if (url === '' || hasRoute(url)) return null
  return (
    <ButtonLink href={url} icon="download" size="large" block download={url.startsWith('/') ? '' : undefined}>
      {messages.downloadForAndroid}
    </ButtonLink>
  )
}
