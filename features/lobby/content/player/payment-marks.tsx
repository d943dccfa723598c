import { Icon } from '#platform/ui/icon/icon.tsx'
import { ArtPicture, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { messages } from './messages/en.ts'
import styles from './payment-marks.module.css'

const marks = [
  { key: 'payment-gcash', name: 'GCASH', icon: 'wallet' },
  { key: 'payment-maya', name: 'MAYA', icon: 'wallet' },
  { key: 'responsible', name: messages.playResponsibly, icon: 'shield' },
] as const

/** Wallet logos and the responsible-play mark: the operator's pictures or default signs, with their names. */
export function PaymentMarks() {
  const { pictures } = useLobbyConfiguration()
  return (
    <ul className={styles.marks} aria-label={messages.paymentMarks}>
      {marks.map(({ key, name, icon }) => {
        const image = pictures.find(({ uniqueKey }) => uniqueKey === key)
        return (
          <li key={key} className={styles.mark}>
            {image ? (
              <ArtPicture picture={image.img} sizes="80px" className={styles.picture} />
            ) : (
              <Icon name={icon} size={20} />
            )}
            {name}
          </li>
        )
      })}
    </ul>
  )
}
