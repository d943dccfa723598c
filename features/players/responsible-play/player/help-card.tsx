import { holdsLicence } from '#core/licence.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './limits-page.module.css'

/** Help contacts, and the notice that the regulator requires. */
export function HelpCard() {
  const { helpline, licence } = useLobbyConfiguration()
  return (
    <Card title={messages.talkToSomeone}>
      <p>{helpline.text}</p>
      <div className={styles.group}>
        <ButtonLink href={`tel:${helpline.phone.replaceAll(/[^\d+]/g, '')}`} variant="secondary" icon="phone" block>
          {helpline.phone}
        </ButtonLink>
        <p className={styles.soft}>
          {holdsLicence(licence)
            ? formatMessage(messages.licensedPlayNotice, { regulator: licence.regulator })
            : messages.playNotice}
        </p>
      </div>
    </Card>
  )
}
