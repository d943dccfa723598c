import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './value-changes.module.css'

export type ValueChange = { readonly name: string; readonly before: unknown; readonly after: unknown }

type ValueChangesProps = {
  readonly changes: readonly ValueChange[]
  /** How names and values are labelled, where the screen differs from the records. */
  readonly nameOf?: (name: string) => string
  readonly textOf?: (name: string, value: unknown) => string
}

/** Values before and after a change. */
export function ValueChanges({ changes, nameOf = (name) => name, textOf = plainText }: ValueChangesProps) {
  if (changes.length > shownAtOnce + 2) {
    const words = { nameOf, textOf }
    return (
      <>
        <ValueChanges changes={changes.slice(0, shownAtOnce)} {...words} />
        <details className={styles.more}>
          <summary>{formatMessage(messages.showMoreChanges, { count: changes.length - shownAtOnce })}</summary>
          <ul className={styles.changes}>{changes.slice(shownAtOnce).map(lineOf(words))}</ul>
        </details>
      </>
    )
  }
  return <ul className={styles.changes}>{changes.map(lineOf({ nameOf, textOf }))}</ul>
}

/** Shown unfolded: a version of a promotion can have a hundred changes. */
const shownAtOnce = 12

type Words = Required<Pick<ValueChangesProps, 'nameOf' | 'textOf'>>

// Several changes may share a name.
const lineOf =
  ({ nameOf, textOf }: Words) =>
  ({ name, before, after }: ValueChange, index: number) => (
    <li key={index}>
      <span className={styles.name}>{nameOf(name)}</span>
      {before !== undefined && <del className={styles.before}>{textOf(name, before)}</del>}
      {after !== undefined && <ins className={styles.after}>{textOf(name, after)}</ins>}
    </li>
  )

const plainText = (_name: string, value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
