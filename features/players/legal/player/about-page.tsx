import { appVersion } from '#core/constants/specification.ts'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import { about } from '../documents/about.ts'
import styles from './about-page.module.css'
import { LegalDocumentPage } from './legal-document-page.tsx'
import { useOperatorDetails } from './use-operator-details.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export function AboutPage() {
  const { operator } = useOperatorDetails()
  return (
    <LegalDocumentPage id="about" text={about} emblem={<Wordmark name={operator} size="large" />}>
      <p className={styles.version}>{formatMessage(messages.appVersion, { appVersion })}</p>
    </LegalDocumentPage>
  )
}
