import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useConfig } from '#platform/browser/config/config-context.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { getCustomerServices } from '../contract.ts'
import { plainServices } from './plain-services.ts'
import { serviceIcon } from './service-icon.ts'
import styles from './service-icons.module.css'
import { serviceWayOf } from './service-way.ts'
import { messages } from './messages/en.ts'

/** Contact icons. The live chat opens on the service page, everything else at its own address. */
export function ServiceIcons() {
  const { liveChatPattern } = useConfig<{ readonly liveChatPattern: string }>()
  const { answer } = useCallQuery(getCustomerServices, {})
  const services = answer ? plainServices(answer) : []
  if (services.length === 0) return null
  return (
    <ul className={styles.services} aria-label={messages.customerService}>
      {services.map((service) => {
        const isChat = serviceWayOf(service, { liveChatPattern, inNativeApp: false }).kind === 'chat'
        const isPage = !isChat && service.url.startsWith('https:')
        return (
          <li key={service.id}>
            <a
              href={isChat ? '/service?chat=open' : service.url}
              className={styles.service}
              {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon name={isChat ? 'chat' : serviceIcon(service.url)} size={20} />
              {service.nickname}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
