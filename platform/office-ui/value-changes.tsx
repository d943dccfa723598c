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
  if (changes.length > shownAtOnce + 2) {
    const words = { nameOf, textOf }
    return (
      <>
        <ValueChanges changes={changes.slice(0, shownAtOnce)} {...words} />
        <details className={styles.more}>
          <summary>Show {changes.length - shownAtOnce} more changes</summary>
          <ul className={styles.changes}>{changes.slice(shownAtOnce).map((change) => lineOf(change, words))}</ul>
        </details>
      </>
    )
  }
  return <ul className={styles.changes}>{changes.map((change) => lineOf(change, { nameOf, textOf }))}</ul>
}

/** So many stand open: a version of a promotion has a hundred. */
const shownAtOnce = 12

type Words = Required<Pick<ValueChangesProps, 'nameOf' | 'textOf'>>

const lineOf = ({ name, before, after }: ValueChange, { nameOf, textOf }: Words) => (
  <li key={name}>
    <span className={styles.name}>{nameOf(name)}</span>
    {before !== undefined && <del className={styles.before}>{textOf(name, before)}</del>}
    {after !== undefined && <ins className={styles.after}>{textOf(name, after)}</ins>}
  </li>
)

const plainText = (_name: string, value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
