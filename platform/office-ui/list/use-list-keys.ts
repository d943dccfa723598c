import { type RefObject, useEffect } from 'react'
import { messages } from '../messages/en.ts'

type ListKeys = {
  readonly frame: RefObject<HTMLElement | null>
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onRefresh: () => void
  readonly onHelp: () => void
}

/** What each key does, for the help dialog. */
export const listKeys = [
  { keys: messages.jOrDown, does: messages.nextRow },
  { keys: messages.kOrUp, does: messages.previousRow },
  { keys: 'Enter', does: messages.openRow },
  { keys: '/', does: messages.goToFilters },
  { keys: 'n', does: messages.nextPage },
  { keys: 'p', does: messages.previousPage },
  { keys: 'r', does: messages.refreshList },
  { keys: '?', does: messages.showShortcuts },
] as const

/** The keyboard of a list. Keys are ignored while a field has the focus or a dialog is open. */
export function useListKeys({ frame, onBack, onNext, onRefresh, onHelp }: ListKeys): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      j: () => step(frame.current, 1),
      ArrowDown: () => step(frame.current, 1),
      k: () => step(frame.current, -1),
      ArrowUp: () => step(frame.current, -1),
      '/': () => frame.current?.querySelector<HTMLElement>('[data-list-filters] :is(input, select)')?.focus(),
      n: onNext,
      p: onBack,
      r: onRefresh,
      '?': onHelp,
    }
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      const act = event.key === 'Enter' ? openingOf(event.target) : acts[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null)

const rowsOf = (frame: HTMLElement | null) => [...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

/** Starts from the row that contains the focus. */
function step(frame: HTMLElement | null, by: 1 | -1): void {
  const rows = rowsOf(frame)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus()
}

/** Enter on a row activates its first link or button; on a link or button it does so anyway. */
const openingOf = (target: EventTarget | null): (() => void) | undefined =>
  target instanceof HTMLElement && target.matches('[data-row]')
    ? () => target.querySelector<HTMLElement>('a, button')?.click()
    : undefined
