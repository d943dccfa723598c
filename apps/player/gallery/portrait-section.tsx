import styles from '#apps/player/gallery/gallery.module.css'
import { Section } from '#apps/player/gallery/section.tsx'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { avatarFaces } from '#platform/ui/avatar/avatar-faces.ts'
import { Logo } from '#platform/ui/logo/logo.tsx'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'

const ids = avatarFaces.map((_, index) => index + 1)
const logoSizes = [24, 32, 48, 96]

export function PortraitSection() {
  return (
    <Section title="Portraits and the star">
      <div className={styles.row}>
        {ids.map((id) => (
          <Avatar key={id} id={id} size={72} label={`Portrait ${id}`} />
        ))}
      </div>
      <div className={styles.row}>
        {ids.map((id) => (
          <Avatar key={id} id={id} size={36} />
        ))}
      </div>
      <div className={styles.row}>
        {logoSizes.map((size) => (
          <Logo key={size} size={size} label="Bituin" />
        ))}
        <Wordmark />
        <Wordmark size="large" name="Another House" />
      </div>
    </Section>
  )
}
