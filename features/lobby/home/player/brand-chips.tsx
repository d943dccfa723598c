import type { GameBrand } from '#features/office/web-configuration/player/index.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { messages } from './messages/en.ts'
import styles from './brand-chips.module.css'

export type BrandChipsProps = {
  readonly brands: readonly GameBrand[]
  readonly chosen: number | undefined
  readonly onChoose: (brand: number | undefined) => void
}

/** Whose games are shown: everybody's, or one brand's. */
export function BrandChips({ brands, chosen, onChoose }: BrandChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={messages.brands}>
      <Chip name={messages.allBrands} chosen={chosen === undefined} onChoose={() => onChoose(undefined)} />
      {brands.map(({ id, showName }) => (
        <Chip key={id} name={showName} chosen={id === chosen} onChoose={() => onChoose(id)} />
      ))}
    </div>
  )
}

type ChipProps = { readonly name: string; readonly chosen: boolean; readonly onChoose: () => void }

function Chip({ name, chosen, onChoose }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, chosen && styles.chosen)}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {name}
    </button>
  )
}
