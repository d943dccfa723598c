import { useId } from 'react'
import type { LegalBlock as Block, ListBlock, TableBlock } from '../document.ts'
import { InlineText } from './inline-text.tsx'
import styles from './legal-block.module.css'

export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <InlineText text={block.text} />
        </p>
      )
    case 'note':
      return (
        <p className={styles.note}>
          <InlineText text={block.text} />
        </p>
      )
    case 'list':
      return <LegalList block={block} />
    case 'table':
      return <LegalTable block={block} />
  }
}

function LegalList({ block }: { block: ListBlock }) {
  const items = block.items.map((item) => (
    <li key={item}>
      <InlineText text={item} />
    </li>
  ))
  return block.ordered ? <ol className={styles.steps}>{items}</ol> : <ul className={styles.list}>{items}</ul>
}

/** On a narrow screen the table scrolls by itself, also by keyboard, and the page does not. */
function LegalTable({ block }: { block: TableBlock }) {
  const captionId = useId()
  return (
    <figure className={styles.figure}>
      <figcaption id={captionId} className={styles.caption}>
        {block.caption}
      </figcaption>
      <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table} data-columns={block.head.length}>
          <thead>
            <tr>
              {block.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, column) => (
                  <td key={block.head[column]}>
                    <InlineText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
