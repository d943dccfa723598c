import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { getCustomerServices } from '../contract.ts'
import styles from './contact-links.module.css'
import { menuContacts } from './menu-contacts.ts'

/** Where the house can be met outside the lobby. Draws nothing until it is known, and where there is nothing. */
export function ContactLinks() {
  const { answer } = useCallQuery(getCustomerServices, {})
  const contacts = menuContacts(answer?.appCustomerServiceQueue ?? [])
  if (contacts.length === 0) return null
  return (
    <nav className={styles.contacts} aria-label="Contact">
      {contacts.map(({ id, nickname, url }) => (
        <a key={id} href={url} {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
          {nickname}
        </a>
      ))}
    </nav>
  )
}
