import styles from './together.module.css'

type SelectBoxProps = {
  /** The row's name for a screen reader. */
  readonly label: string
  readonly checked: boolean
  readonly onToggle: () => void
}

/** A box at the beginning of a row. */
export const SelectBox = ({ label, checked, onToggle }: SelectBoxProps) => (
  <label className={styles.target}>
    <input type="checkbox" className={styles.box} aria-label={label} checked={checked} onChange={onToggle} />
  </label>
)
