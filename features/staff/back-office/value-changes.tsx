import styles from './value-changes.module.css'

export type ValueChange = { readonly name: string; readonly before: unknown; readonly after: unknown }

type ValueChangesProps = {
  readonly changes: readonly ValueChange[]
  /** What a name and a value are called on the screen, where that is not what they are called in the records. */
  readonly nameOf?: (name: string) => string
  readonly textOf?: (name: string, value: unknown) => string
}

/** What was, and what is. */
export function ValueChanges({ changes, nameOf = (name) => name, textOf = plainText }: ValueChangesProps) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          <span className={styles.name}>{nameOf(name)}</span>
          {before !== undefined && <del className={styles.before}>{textOf(name, before)}</del>}
          {after !== undefined && <ins className={styles.after}>{textOf(name, after)}</ins>}
        </li>
      ))}
    </ul>
  )
}

const plainText = (_name: string, value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
