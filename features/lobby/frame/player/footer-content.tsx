import { minimumAge } from '#core/constants/specification.ts'
import { holdsLicence } from '#core/licence.ts'
import { ServiceIcons } from '#features/lobby/customer-service/player/index.ts'
import {
  ArtPicture,
  useLobbyConfiguration,
  type WebConfiguration,
} from '#features/office/web-configuration/player/index.ts'
import { type SocialMedia, socialMedia } from '#core/enumerations/social-media.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { brandLogos } from '#features/lobby/games/player/index.ts'
import styles from './footer-content.module.css'
import { surfaceOf, PaymentMarks } from '#features/lobby/content/player/index.ts'

/** The footer: game providers, regulation, and help. */
export function FooterContent() {
  const { mode, operatorName, licence, helpline, supportEmail } = useLobbyConfiguration()
  return (
    <footer className={styles.footer}>
      <Brands />
      {surfaceOf(mode).paymentMarks && <PaymentMarks />}
      <ServiceIcons />
      <Ways />
      <section className={styles.care} aria-label="Responsible play">
        <span className={styles.age}>{minimumAge}+</span>
        <p>
          {helpline.text}
          <a href={`tel:${helpline.phone.replaceAll(/[^\d+]/g, '')}`}>{helpline.phone}</a>
        </p>
      </section>
      <SocialLinks />
      <p className={styles.licence}>
        {operatorName} {standing(licence)} Questions: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </footer>
  )
}

/** The operator, and the licence. */
const standing = ({ holder, address, number, regulator }: WebConfiguration['licence']): string =>
  holdsLicence({ number })
    ? `is operated by ${holder}, ${address}, under licence ${number} granted by ${regulator}.`
    : `is a demonstration by ${holder}, ${address}. It holds no gaming licence, and no real money can be deposited or paid out.`

function Brands() {
  const { appGameBrandList } = useLobbyConfiguration()
  const brands = brandLogos(appGameBrandList)
  if (brands.length === 0) return null
  return (
    <ul className={styles.brands} aria-label="Games by">
      {brands.map(({ id, showName, icon3 }) => (
        <li key={id} className={styles.brand}>
          <ArtPicture picture={icon3} sizes="112px" alt={showName} className={styles.logo} fallback={showName} />
        </li>
      ))}
    </ul>
  )
}

const ways = [
  { to: '/service', label: 'Customer service' },
  { to: '/profile/limits', label: 'Limits and breaks' },
  { to: '/about', label: 'About us' },
  { to: '/terms-of-use', label: 'Terms of Use' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/apkdownload', label: 'The app' },
] as const

function Ways() {
  const hasRoute = useHasRoute()
  return (
    <nav className={styles.ways} aria-label="About the house">
      {ways
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
    <ul className={styles.social} aria-label="Follow us">
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
