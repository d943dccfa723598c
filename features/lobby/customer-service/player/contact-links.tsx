import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { getCustomerServices } from '../contract.ts'
import styles from './contact-links.module.css'
import { menuContacts } from './menu-contacts.ts'
import { plainServices } from './plain-services.ts'
import { messages } from './messages/en.ts'

/** Links to our channels outside the lobby. Renders nothing while loading or without any. */
export function ContactLinks() {
  const { answer } = useCallQuery(getCustomerServices, {})
  const contacts = menuContacts(answer ? plainServices(answer) : [])
  if (contacts.length === 0) return null
  return (
    <nav className={styles.contacts} aria-label={messages.contact}>
      {contacts.map(({ id, nickname, url }) => (
        <a key={id} href={url} {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
          {nickname}
        </a>
      ))}
    </nav>
  )
}
