import { useState } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { SupportChatRow, useSupportDesk } from '#features/lobby/support-chat/player/index.ts'
import { phoneAddress, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { nativeBridge } from '#platform/browser/native-app/native-bridge.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { getCustomerServices, type WireService } from '../contract.ts'
import { LiveChat } from './live-chat.tsx'
import { plainServices } from './plain-services.ts'
import { serviceIcon } from './service-icon.ts'
import styles from './service-page.module.css'
import { type ServiceSurroundings, serviceWayOf } from './service-way.ts'
import { messages } from './messages/en.ts'

export function ServicePage() {
  const { answer, failure, pending, refresh } = useCallQuery(getCustomerServices, {})
  const desk = useSupportDesk()
  // The chat stands above the other ways: none of them is shown before it is known whether there is one.
  const isSettled = useSettled(pending || desk.pending)
  const services = isSettled ? answer && plainServices(answer) : undefined
  return (
    <InnerPage title={messages.customerService}>
      <Hello />
      {services && <OwnChat services={services} />}
      {services && (services.length > 0 ? <Channels services={services} /> : <ByMail />)}
      {!services &&
        (failure ? <ErrorState onRetry={() => void refresh()}>{failureText(failure)}</ErrorState> : <Waiting />)}
      {isSettled && <Others />}
    </InnerPage>
  )
}

const Waiting = () => (
  <SkeletonGroup className={styles.waiting}>
    <Skeleton shape="block" className={styles.row} />
    <Skeleton shape="block" className={styles.row} />
  </SkeletonGroup>
)

function Hello() {
  return <p className={styles.hello}>{messages.greeting}</p>
}

function Channels({ services }: { readonly services: readonly WireService[] }) {
  const { liveChatPattern } = useLobbyConfiguration()
  const isOpenedByApp = useQueryParameter('token') !== undefined
  const surroundings = { liveChatPattern, inNativeApp: isOpenedByApp || nativeBridge() !== undefined }
  const isChatRequested = useQueryParameter('chat') !== undefined
  const [chat, setChat] = useState(() => (isChatRequested ? firstChat(services, surroundings) : undefined))
  const [open, setOpen] = useState(chat !== undefined)
  const openChat = (licence: string) => {
    setChat(licence)
    setOpen(true)
  }
  return (
    <>
      <Card flush>
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} surroundings={surroundings} onChat={openChat} />
        ))}
      </Card>
      {chat !== undefined && <LiveChat licence={chat} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The operator's own chat. The headset opens it, unless another live chat is one of the contacts. */
function OwnChat({ services }: { readonly services: readonly WireService[] }) {
  const { liveChatPattern } = useLobbyConfiguration()
  const isChatRequested = useQueryParameter('chat') !== undefined
  const isWidget = firstChat(services, { liveChatPattern, inNativeApp: false }) !== undefined
  return <SupportChatRow opensAtOnce={isChatRequested && !isWidget} />
}

/** The licence of the live chat, if one of the contacts is it. */
const firstChat = (services: readonly WireService[], surroundings: ServiceSurroundings): string | undefined =>
  services
    .map((service) => serviceWayOf(service, surroundings))
    .flatMap((channel) => (channel.kind === 'chat' ? [channel.licence] : []))[0]

type ServiceRowProps = {
  readonly service: WireService
  readonly surroundings: ServiceSurroundings
  readonly onChat: (licence: string) => void
}

function ServiceRow({ service, surroundings, onChat }: ServiceRowProps) {
  const channel = serviceWayOf(service, surroundings)
  const look = {
    title: service.nickname,
    subtitle: service.hours || writtenAddress(service.url),
    icon: serviceIcon(service.url),
  }
  if (channel.kind === 'chat') return <ListRow {...look} icon="chat" onClick={() => onChat(channel.licence)} />
  if (channel.kind === 'app' || !channel.href.startsWith('https:')) return <ListRow {...look} href={channel.href} />
  return <ListRow {...look} onClick={() => window.open(channel.href, '_blank', 'noopener,noreferrer')} />
}

/** Phone numbers and e-mail addresses are shown; page addresses are not. */
const writtenAddress = (url: string): string | undefined => /^(?:tel|mailto):(.+)$/.exec(url)?.[1]

/** Without any contacts, our own e-mail address is shown, if there is one. */
function ByMail() {
  const { supportEmail } = useLobbyConfiguration()
  if (supportEmail === '') return null
  return (
    <EmptyState icon="mail" title={messages.emailUs}>
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </EmptyState>
  )
}

const others = [
  { to: '/profile/report', title: messages.reportAProblem, icon: 'edit' },
  { to: '/profile/limits', title: messages.limitsAndBreaks, icon: 'shield' },
  { to: '/about', title: messages.aboutUs, icon: 'info' },
] as const

function Others() {
  const hasRoute = useHasRoute()
  const { helpline } = useLobbyConfiguration()
  return (
    <Card title={messages.moreHelp} flush>
      {others
        .filter(({ to }) => hasRoute(to))
        .map(({ to, title, icon }) => (
          <ListRow key={to} href={to} title={title} icon={icon} />
        ))}
      {helpline.phone !== '' && (
        <ListRow icon="heart" title={messages.helpline} subtitle={helpline.phone} href={phoneAddress(helpline.phone)} />
      )}
    </Card>
  )
}
