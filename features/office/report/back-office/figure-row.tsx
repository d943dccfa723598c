import type { ReactNode } from 'react'
import styles from './figure-row.module.css'

type Figure = { readonly name: string; readonly value: ReactNode }

export const FigureRow = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
