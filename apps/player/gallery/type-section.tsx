import { Section } from '#apps/player/gallery/section.tsx'
import styles from '#apps/player/gallery/type-section.module.css'

export function TypeSection() {
  return (
    <Section title="Type">
      <p className={styles.display}>₱1,234,500.75</p>
      <p className={styles.heading}>Heading: the night has stars</p>
      <p className={styles.title}>Title: choose a game</p>
      <p className={styles.lead}>Lead: a row or a card’s title</p>
      <p>Body: a paragraph in the system’s own face, easy on the eye and free of charge.</p>
      <p className={styles.small}>Small: hints, labels and subtitles — 12 • 34 × 56…</p>
      <p className={styles.caption}>Caption: times and badges</p>
    </Section>
  )
}
