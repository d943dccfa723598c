import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from '#platform/ui/sortable-list/sortable-list.module.css'

export type Move = { readonly from: number; readonly to: number }

export interface SortableListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** The handle's accessible name: "Welcome to Bituin". */
  nameOf: (item: Item) => string
  render: (item: Item, index: number) => ReactNode
  onMove: (move: Move) => void
  disabled?: boolean | undefined
}

/** A list that is sorted by dragging, or by the arrow keys on a row's handle. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, render, onMove, disabled = false } = props
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<Move>()
  const [announcement, setAnnouncement] = useState('')

  const move = ({ from, to }: Move) => {
    const item = items[from]
    if (item === undefined || to === from || to < 0 || to >= items.length) return
    onMove({ from, to })
    setAnnouncement(formatMessage(messages.movedTo, { name: nameOf(item), place: to + 1, count: items.length }))
  }
  const byKey = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    const to = targetOf(event.key, from, items.length)
    if (to === undefined) return
    event.preventDefault()
    move({ from, to })
  }
  const drag = (event: PointerEvent) => {
    if (!dragged || !list.current) return
    setDragged({ from: dragged.from, to: placeAt(list.current, event.clientY) })
  }
  const drop = () => {
    if (dragged) move(dragged)
    setDragged(undefined)
  }
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <li key={keyOf(item)} className={classNames(styles.row, markOf(dragged, index))}>
            {!disabled && (
              <button
                type="button"
                className={styles.handle}
                aria-label={formatMessage(messages.move, { name: nameOf(item) })}
                onKeyDown={(event) => byKey(event, index)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDragged({ from: index, to: index })
                }}
                onPointerMove={drag}
                onPointerUp={drop}
                onPointerCancel={() => setDragged(undefined)}
              >
                <Icon name="grip" size={18} />
              </button>
            )}
            <div className={styles.content}>{render(item, index)}</div>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
    </>
  )
}

/** The same items with one moved. */
export function moved<Item>(items: readonly Item[], { from, to }: Move): Item[] {
  const rest = items.filter((_item, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowUp') return from - 1
  if (key === 'ArrowDown') return from + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** The index of the row under the pointer, clamped to the first and the last. */
function placeAt(list: HTMLElement, y: number): number {
  const rows = [...list.children].map((row) => row.getBoundingClientRect())
  const below = rows.findIndex(({ bottom }) => y < bottom)
  return below === -1 ? rows.length - 1 : below
}

function markOf(dragged: Move | undefined, index: number): string | undefined {
  if (!dragged) return undefined
  if (index === dragged.from) return styles.dragged
  if (index !== dragged.to) return undefined
  return dragged.to < dragged.from ? styles.before : styles.after
}
