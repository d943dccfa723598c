import type { ReactNode } from 'react'
import { minimumAge } from '#core/constants/specification.ts'
import { holdsLicence } from '#core/licence.ts'
import { ServiceIcons } from '#features/lobby/customer-service/player/index.ts'
import {
  ArtPicture,
  phoneAddress,
  useLobbyConfiguration,
  type WebConfiguration,
} from '#features/office/web-configuration/player/index.ts'
import { type SocialMedia, socialMedia } from '#core/enumerations/social-media.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { brandLogos } from '#features/lobby/games/player/index.ts'
import styles from './footer-content.module.css'
import { surfaceOf, PaymentMarks } from '#features/lobby/content/player/index.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

/** The footer: game providers, regulation, and help. */
export function FooterContent() {
  const { mode, operatorName, licence, helpline, supportEmail } = useLobbyConfiguration()
  return (
    <footer className={styles.footer}>
      <Brands />
      {surfaceOf(mode).paymentMarks && <PaymentMarks />}
      <ServiceIcons />
      <PaymentChannels />
      <section className={styles.care} aria-label={messages.responsiblePlay}>
        <span className={styles.age}>{minimumAge}+</span>
        <p>
          {helpline.text}
          {helpline.phone !== '' && <a href={phoneAddress(helpline.phone)}>{helpline.phone}</a>}
        </p>
      </section>
      <SocialLinks />
      <p className={styles.licence}>
        {standing({ operatorName, licence })}
        {supportEmail !== '' && questions(supportEmail)}
      </p>
    </footer>
  )
}

/** The operator and its licence. */
function standing({ operatorName, licence }: Pick<WebConfiguration, 'operatorName' | 'licence'>): string {
  const { holder, address, number, regulator } = licence
  if (holdsLicence({ number })) {
    return formatMessage(messages.licensed, {
      operatorName,
      holder: holder || operatorName,
      address,
      number,
      regulator,
    })
  }
  return holder === ''
    ? formatMessage(messages.noLicence, { operatorName })
    : formatMessage(messages.demonstration, { operatorName, holder, address })
}

const questions = (address: string): ReactNode => (
  <> {formatRich(messages.questions, { supportEmail: <a href={`mailto:${address}`}>{address}</a> })}</>
)

function Brands() {
  const { gameBrands } = useLobbyConfiguration()
  const brands = brandLogos(gameBrands)
  if (brands.length === 0) return null
  return (
    <ul className={styles.brands} aria-label={messages.gameProviders}>
      {brands.map(({ id, showName, icon3 }) => (
        <li key={id} className={styles.brand}>
          <ArtPicture picture={icon3} sizes="112px" alt={showName} className={styles.logo} fallback={showName} />
        </li>
      ))}
    </ul>
  )
}

const channels = [
  { to: '/service', label: messages.customerService },
  { to: '/profile/limits', label: messages.limitsAndBreaks },
  { to: '/about', label: messages.aboutUs },
  { to: '/terms-of-use', label: messages.termsOfUse },
  { to: '/privacy-policy', label: messages.privacyPolicy },
  { to: '/apkdownload', label: messages.getTheApp },
] as const

function PaymentChannels() {
  const hasRoute = useHasRoute()
  const { operatorName } = useLobbyConfiguration()
  return (
    <nav className={styles.ways} aria-label={formatMessage(messages.aboutOperator, { operatorName })}>
      {channels
        .filter(({ to }) => hasRoute(to))
        .map(({ to, label }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
    </nav>
  )
}

const socialNames: Readonly<Record<SocialMedia, string>> = {
  facebook: 'Facebook',
  telegram: 'Telegram',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  twitch: 'Twitch',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
}

/** Only networks that have an icon, and only with an address. */
function SocialLinks() {
  const { socialMedia: links } = useLobbyConfiguration()
  const known = socialMedia.flatMap((id) =>
    links.filter((link) => link.id === id && link.url !== '').map(({ url }) => ({ id, url })),
  )
  if (known.length === 0) return null
  return (
    <ul className={styles.social} aria-label={messages.followUs}>
      {known.map(({ id, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.network}>
            <Icon name={id} label={socialNames[id]} />
          </a>
        </li>
      ))}
    </ul>
  )
}
