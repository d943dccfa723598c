import type { ReactNode } from 'react'
import { messages } from '../messages/en.ts'
import styles from './beside-phone.module.css'

type BesidePhoneProps = { readonly phone: ReactNode; readonly children: ReactNode }

/** An editor, and beside it a phone that previews what players would see. */
export const BesidePhone = ({ phone, children }: BesidePhoneProps) => (
  <div className={styles.panel}>
    <div className={styles.words}>{children}</div>
    {phone && (
      <section className={styles.phone} aria-label={messages.preview}>
        {phone}
      </section>
    )}
  </div>
)
