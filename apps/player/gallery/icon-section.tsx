import styles from '#apps/player/gallery/gallery.module.css'
import { Section } from '#apps/player/gallery/section.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { type IconName, iconPaths } from '#platform/ui/icon/icon-paths.ts'

const isIconName = (name: string): name is IconName => name in iconPaths
const names = Object.keys(iconPaths).filter(isIconName)

export function IconSection() {
  return (
    <Section title="Icons">
      <div className={styles.grid} id="icons">
        {names.map((name) => (
          <div key={name} className={styles.sample}>
            <Icon name={name} />
            {name}
          </div>
        ))}
      </div>
    </Section>
  )
}
