import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from '#platform/ui/toast/toast.module.css'
import { dismissToast, type Toast } from '#platform/ui/toast/toast-store.ts'

const icons = { success: 'check-circle', info: 'info', error: 'error' } as const
const swipePx = 48

/** Dismissed by timeout, tap or swipe; touch, hover or focus pauses it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, text, tone, code, action, durationMs } = toast
  const [held, setHeld] = useState(false)
  const startX = useRef(0)

  useEffect(() => {
    if (held) return
    const leave = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(leave)
  }, [held, id, durationMs])

  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons === 0) return
    const offset = event.clientX - startX.current
    event.currentTarget.parentElement?.style.setProperty('--swipe', `${offset}px`)
    if (Math.abs(offset) > swipePx) dismissToast(id)
  }

  const hold = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) }
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <button
        type="button"
        className={styles.words}
        {...hold}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onPointerDown={(event) => {
          startX.current = event.clientX
        }}
        onPointerMove={follow}
        onClick={() => dismissToast(id)}
      >
        <Icon name={icons[tone]} size={20} className={styles.icon} />
        <span className={styles.text}>
          {text}
          {code !== undefined && <span className={styles.code}> ({code})</span>}
        </span>
      </button>
      {action && (
        <button
          type="button"
          className={styles.action}
          {...hold}
          onClick={() => {
            dismissToast(id)
            action.act()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
