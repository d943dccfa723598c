import { useState } from 'react'
import styles from '#apps/player/gallery/gallery.module.css'
import { Section } from '#apps/player/gallery/section.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const

export function ButtonSection() {
  const [liked, setLiked] = useState(true)
  return (
    <Section title="Buttons">
      <div className={styles.columns}>
        <Button size="large" block icon="lock">
          Pay ₱500.00
        </Button>
        <Button size="large" block loading>
          Pay ₱500.00
        </Button>
        <Button size="large" block disabled>
          Pay ₱500.00
        </Button>
      </div>
      <div className={styles.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant[0]?.toUpperCase() + variant.slice(1)}
          </Button>
        ))}
        <ButtonLink href="#icons" variant="secondary" iconEnd="external">
          Link
        </ButtonLink>
      </div>
      <div className={styles.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant[0]?.toUpperCase() + variant.slice(1)}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size="small" icon="plus">
            Small
          </Button>
        ))}
        {variants.map((variant) => (
          <Button key={variant} variant={variant} loading>
            Saving
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <IconButton icon="back" label="Back" />
        <IconButton icon="heart" label="Like" filled={liked} aria-pressed={liked} onClick={() => setLiked(!liked)} />
        <IconButton icon="search" label="Search" variant="filled" />
        <IconButton icon="headset" label="Help" variant="filled" />
        <IconButton icon="refresh" label="Refresh" disabled />
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" label="Loading games" />
      </div>
    </Section>
  )
}
