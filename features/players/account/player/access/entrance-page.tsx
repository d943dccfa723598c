import type { ReactNode } from 'react'
import { minimumAge } from '#core/constants/specification.ts'
import { LanguageButton } from '#features/players/language/player/index.ts'
import { useBack } from '#platform/browser/router/use-back.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import { useAccountConfiguration } from '../account-configuration.ts'
import { customerService } from '../customer-service.ts'
import styles from './entrance-page.module.css'
import { messages } from '../messages/en.ts'
import sky from './night-sky.module.css'

export type EntrancePageProps = {
  readonly title: string
  /** One sentence under the title. */
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** A link to the alternative page, below the form. */
  readonly alternative?: ReactNode
}

/** The frame of all pages that lead into an account: back, help, and one column to fill in. */
export function EntrancePage({ title, lead, children, alternative }: EntrancePageProps) {
  const { operatorName, helpline } = useAccountConfiguration()
  const back = useBack('/lobby/home')
  return (
    <div className={styles.page}>
      <div className={sky.sky} />
      <header className={styles.bar}>
        <IconButton icon="back" label={messages.back} onClick={back} />
        <Wordmark name={operatorName} />
        <LanguageButton />
        <a className={styles.service} href={customerService} aria-label={messages.customerService}>
          <Icon name="headset" />
        </a>
      </header>
      <div className={styles.column}>
        <div className={styles.heading}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
        {alternative && <p className={styles.otherWay}>{alternative}</p>}
      </div>
      <p className={styles.age}>
        <span className={styles.mark}>{minimumAge}+</span> {helpline.text}
      </p>
    </div>
  )
}
