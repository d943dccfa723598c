import { encode } from 'uqr'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import styles from './enrolment-guide.module.css'

/** For the first sign-in: how to add the secret to an authenticator app. */
export function EnrolmentGuide({ secret, url }: { readonly secret: string; readonly url: string }) {
  return (
    <section className={styles.guide}>
      <h2 className={styles.title}>Set up your authenticator app</h2>
      <ol className={styles.steps}>
        <li>Install an authenticator app on your phone, if you have none.</li>
        <li>Scan this code with it, or enter the key below as a time-based one. Both are shown only now.</li>
        <li>Type the six digits that the app shows.</li>
      </ol>
      <QrCode text={url} />
      <CopyRow label="Key" value={secret} grouped />
      <p className={styles.link}>
        Is the app on this device? <a href={url}>Open it with the key</a>
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
      <title>QR code for the authenticator app</title>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
