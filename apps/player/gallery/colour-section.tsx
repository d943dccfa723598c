import styles from '#apps/player/gallery/gallery.module.css'
import { Section } from '#apps/player/gallery/section.tsx'

const colours = `sunken ground surface raised pressed hairline control-border text text-soft text-faint money primary
  accent accent-fill accent-quiet success success-quiet danger danger-fill danger-quiet warning warning-quiet info
  info-quiet focus`.split(/\s+/)

export function ColourSection() {
  return (
    <Section title="Colour">
      <div className={styles.grid}>
        {colours.map((name) => (
          <div key={name} className={styles.sample}>
            <svg width="56" height="40" aria-hidden>
              <rect x="1" y="1" width="54" height="38" rx="8" fill={`var(--${name})`} stroke="var(--hairline)" />
            </svg>
            {name}
          </div>
        ))}
      </div>
    </Section>
  )
}
