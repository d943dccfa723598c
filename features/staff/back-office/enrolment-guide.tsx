import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import styles from './enrolment-guide.module.css'

/** For the first sign-in: how the secret gets into an authenticator app. */
export function EnrolmentGuide({ secret, url }: { readonly secret: string; readonly url: string }) {
  return (
    <section className={styles.guide}>
      <h2 className={styles.title}>Set up your authenticator app</h2>
      <ol className={styles.steps}>
        <li>Install an authenticator app on your phone, if you have none.</li>
        <li>Add an account by entering this key, as a time-based one. It is shown only now.</li>
        <li>Type the six digits that the app shows.</li>
      </ol>
      <CopyRow label="Key" value={secret} grouped />
      <p className={styles.link}>
        Is the app on this device? <a href={url}>Open it with the key</a>
      </p>
    </section>
  )
}
