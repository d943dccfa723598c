import { encode } from 'uqr'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { messages } from '../messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './enrolment-guide.module.css'

/** For the first sign-in: how to add the secret to an authenticator app. */
export function EnrolmentGuide({ secret, url }: { readonly secret: string; readonly url: string }) {
  return (
    <section className={styles.guide}>
      <h2 className={styles.title}>{messages.setUpYourAuthenticatorApp}</h2>
      <ol className={styles.steps}>
        <li>{messages.installAuthenticator}</li>
        <li>{messages.scanCode}</li>
        <li>{messages.enterCode}</li>
      </ol>
      <QrCode text={url} />
      <CopyRow label={messages.key} value={secret} grouped />
      <p className={styles.link}>
        {formatRich(messages.appOnThisDevice, { open: <a href={url}>{messages.openAuthenticator}</a> })}
      </p>
    </section>
  )
}

const margin = 4

/** Rendered locally: the key leaves the page only through the camera. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: margin })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" shapeRendering="crispEdges">
      <title>{messages.qrCode}</title>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
