import { useEffect, useState } from 'react'
import { useModalDialog } from '#platform/ui/dialog/use-modal-dialog.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { Area } from '../area.ts'
import { messages } from '../messages/en.ts'
import { QuickSearchPanel } from './quick-search-panel.tsx'
import styles from './quick-search.module.css'

/** A button, and Ctrl-K on every page: leads to any page or player by a few letters. */
export function QuickSearch({ areas }: { readonly areas: readonly Area[] }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { dialogProps, present } = useModalDialog({ open, onClose: close, dismissible: true })
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // Over another dialog, such as a form with a reason, nothing else opens.
      if (document.querySelector('dialog[open]:not(#quick-search)')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <Icon name="search" size={16} />
        <span className={styles.words}>{messages.quickSearch}</span>
        <kbd className={styles.keys} aria-hidden>
          {messages.quickSearchKeys}
        </kbd>
      </button>
      <dialog {...dialogProps} id="quick-search" className={styles.dialog} aria-label={messages.quickSearch}>
        {present && <QuickSearchPanel areas={areas} onLeave={close} />}
      </dialog>
    </>
  )
}
