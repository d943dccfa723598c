import { formatMessage } from '#core/message/format-message.ts'
import { isOffered } from '#core/enumerations/download-type.ts'
import { holdsLicence } from '#core/licence.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { nativeBridge } from '#platform/browser/native-app/native-bridge.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useInBrowser } from '#platform/browser/late/use-in-browser.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { getAppPackage, type WireAppPackage } from '../contract.ts'
import styles from './genuine-app.module.css'
import { messages } from './messages/en.ts'

/** How to tell our package from an imitation: the sums that anybody can compare. Nothing where none is published. */
export function GenuineApp() {
  const { answer } = useCallQuery(getAppPackage, {})
  return answer?.appPackage ? <Sums appPackage={answer.appPackage} /> : null
}

const kilobyte = 1_000

function Sums({ appPackage }: { readonly appPackage: WireAppPackage }) {
  const { operatorName, licence } = useLobbyConfiguration()
  const origin = useInBrowser(() => location.origin, '')
  return (
    <Card title={messages.genuineTitle}>
      <div className={styles.sums}>
        <p>{formatMessage(messages.genuineLead, { operatorName, origin })}</p>
        <p>
          {holdsLicence(licence)
            ? formatMessage(messages.genuineLicence, { regulator: licence.regulator, number: licence.number })
            : messages.genuineNoLicence}
        </p>
        <p>
          {formatMessage(messages.packageFacts, {
            version: appPackage.version,
            size: Math.ceil(appPackage.bytes / kilobyte),
          })}
        </p>
        <CopyRow label={messages.fileSum} value={appPackage.sha256} />
        <CopyRow label={messages.certificateSum} value={appPackage.certificate} />
        <ol className={styles.steps}>
          <li>{messages.checkFile}</li>
          <li>{messages.checkCertificate}</li>
          <li>{messages.checkPermissions}</li>
        </ol>
        <InstalledVersion newest={appPackage.version} />
        <PackageHere url={appPackage.url} />
      </div>
    </Card>
  )
}

/** Where the operator names no other address, such as a shop, the package is downloaded here. */
function PackageHere({ url }: { readonly url: string }) {
  const { mode, h5 } = useLobbyConfiguration()
  const isElsewhere = isOffered(h5.downloadType) && h5.downloadUrl !== ''
  if (isElsewhere || mode === 'green' || nativeBridge()) return null
  return (
    <ButtonLink href={url} icon="download" size="large" block download="">
      {messages.downloadForAndroid}
    </ButtonLink>
  )
}

/** In the app, what runs is named beside what is published. */
function InstalledVersion({ newest }: { readonly newest: string }) {
  const installed = nativeBridge()?.getVersion?.()
  if (installed === undefined) return null
  const text = installed === newest ? messages.isNewest : messages.isOlder
  return <p>{formatMessage(text, { installed, newest })}</p>
}
