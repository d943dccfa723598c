import type { RefObject } from 'react'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './game-rail.module.css'

/** For a mouse. Fingers push the row itself, and keys go from tile to tile. */
export function PushButtons({ rail }: { readonly rail: RefObject<HTMLElement | null> }) {
  const push = (direction: 1 | -1) =>
    rail.current?.scrollBy({ left: direction * rail.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <div className={styles.push} aria-hidden="true">
      <button type="button" tabIndex={-1} onClick={() => push(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" tabIndex={-1} onClick={() => push(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}
