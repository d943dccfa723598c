import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { DialogPanel } from '#platform/ui/dialog/dialog-panel.tsx'
import popupStyles from '#platform/ui/dialog/popup.module.css'

export interface PopupProps {
  open: boolean
  /** The content is known ahead of its moment: it is laid out early and then only shown. */
  ready?: boolean | undefined
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** The buttons, the primary one last. */
  actions: ReactNode
}

// Missing in browsers before 2024 and in rendering without a screen.
const hasPopovers = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype

/**
 * A small window that shows what has just happened and asks for nothing. It covers the page like a dialog, but the page
 * behind is not made inert: that makes a browser process every element, in the very frame of the surprise.
 */
export const Popup = ({ ready, ...props }: PopupProps) =>
  hasPopovers ? <PopupOnTop {...props} ready={ready} /> : <Dialog {...props} />

function PopupOnTop({ open, ready = false, onClose, title, children, actions }: PopupProps) {
  const id = useId()
  const popupRef = useRef<HTMLDivElement>(null)
  const isLaidOut = usePictureLater(ready)
  const isThere = open || isLaidOut
  useLayoutEffect(() => {
    const popup = popupRef.current
    if (popup === null || !isThere) return undefined
    popup.showPopover()
    return () => popup.hidePopover()
  }, [isThere])
  useFocusWhileOpen(popupRef, open)
  useBackButton(popupRef, onClose)

  const waysOut = {
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') onClose()
      if (event.key === 'Tab') stayWithin(event)
    },
  }
  return (
    <div
      ref={popupRef}
      popover="manual"
      className={popupStyles.popup}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
      data-dismissible={open ? 'true' : undefined}
      {...waysOut}
    >
      <DialogPanel id={id} title={title} actions={actions} className={popupStyles.panel}>
        {children}
      </DialogPanel>
    </div>
  )
}

/** True from the frame after the change on, so that rendering and layout do not share one frame. */
function usePictureLater(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(false)
  if (wasSo && !isSo) setWasSo(false)
  useEffect(() => {
    if (!isSo) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setWasSo(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isSo])
  return isSo && wasSo
}

/** The page behind is covered: the focus would be where nobody sees it. */
function stayWithin(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]')]
  const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.target !== end) return
  event.preventDefault()
  other?.focus()
}

type PopupRef = { readonly current: HTMLElement | null }

/** Its last button has the focus, which afterwards returns to where it was. */
function useFocusWhileOpen(popup: PopupRef, open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    const before = document.activeElement
    // After the paint: focusing earlier would force a layout in its frame.
    const timer = setTimeout(() => {
      const buttons = popup.current?.querySelectorAll<HTMLElement>('button') ?? []
      buttons[buttons.length - 1]?.focus({ preventScroll: true })
    }, focusAfterMs)
    return () => {
      clearTimeout(timer)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [popup, open])
}

const focusAfterMs = 60

/** Lets the back button close it, like a dialog. */
function useBackButton(popup: PopupRef, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const shown = popup.current
    const listen = () => close()
    shown?.addEventListener('cancel', listen)
    return () => shown?.removeEventListener('cancel', listen)
  }, [popup])
}
