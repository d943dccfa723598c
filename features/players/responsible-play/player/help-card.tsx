import { holdsLicence } from '#core/licence.ts'
import { phoneAddress, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
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
        <HelpLink />
        <p className={styles.soft}>
          {holdsLicence(licence)
            ? formatMessage(messages.licensedPlayNotice, { regulator: licence.regulator })
            : messages.playNotice}
        </p>
      </div>
    </Card>
  )
}

/** The helpline; without one, our e-mail address; without both, customer service. */
function HelpLink() {
  const { helpline, supportEmail } = useLobbyConfiguration()
  const look = { variant: 'secondary', block: true } as const
  if (helpline.phone !== '')
    return (
      <ButtonLink {...look} icon="phone" href={phoneAddress(helpline.phone)}>
        {helpline.phone}
      </ButtonLink>
    )
  if (supportEmail !== '')
    return (
      <ButtonLink {...look} icon="mail" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </ButtonLink>
    )
  return (
    <ButtonLink {...look} icon="headset" href="/service">
      {messages.customerService}
    </ButtonLink>
  )
}
