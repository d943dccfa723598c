import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import styles from '#platform/ui/toast/toast.module.css'
import { ToastCard } from '#platform/ui/toast/toast-card.tsx'
import { currentToast, subscribeToToasts, type Toast } from '#platform/ui/toast/toast-store.ts'

/** The container of all toasts; the app renders it once. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined)
  const host = useToastHost(toast)
  // A live region must be in the DOM before its text is, or it is not announced: the text follows one frame later.
  const [placed, setPlaced] = useState<Toast>()
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPlaced(toast))
    return () => cancelAnimationFrame(frame)
  }, [toast, host])

  if (!host) return null
  const shown = placed === toast ? toast : undefined
  return createPortal(
    <div className={styles.region}>
      <div role="status">{shown && shown.tone !== 'error' && <ToastCard key={shown.id} toast={shown} />}</div>
      <div role="alert">{shown?.tone === 'error' && <ToastCard key={shown.id} toast={shown} />}</div>
    </div>,
    host,
  )
}

const lyingOver = 'dialog[open]:not([data-leaving]), [popover][data-dismissible]'

/** An open dialog makes all else inert, silent and covered, so a toast is shown inside the topmost one. */
function useToastHost(toast: Toast | undefined) {
  const [host, setHost] = useState<Element>()
  useEffect(() => {
    let found: Element = document.body
    const find = () => {
      found = [...document.querySelectorAll(lyingOver)].at(-1) ?? document.body
      setHost(found)
    }
    // A dialog removed with its screen fires no close event: its toast moves outside.
    const gone = new MutationObserver(() => {
      if (!found.isConnected) find()
    })
    find()
    if (found !== document.body) gone.observe(document.body, { childList: true, subtree: true })
    // `close` does not bubble, but it can be captured.
    document.addEventListener('close', find, true)
    return () => {
      gone.disconnect()
      document.removeEventListener('close', find, true)
    }
  }, [toast])
  return host
}
