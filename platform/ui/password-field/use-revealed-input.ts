import { type Ref, useImperativeHandle, useEffect, useRef, useState } from 'react'

/** Toggles a password between dots and text; the caret stays where it was. */
export function useRevealedInput(outerRef: Ref<HTMLInputElement | null> | undefined) {
  const inputRef = useRef<HTMLInputElement>(null)
  const caret = useRef<{ start: number; end: number } | undefined>(undefined)
  const [revealed, setRevealed] = useState(false)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(outerRef, () => inputRef.current)

  // Chromium moves the caret to the start when it lays the changed input out, so it is restored after that. An input
  // without focus is left alone: Safari would focus it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const input = inputRef.current
      if (!input || !caret.current || document.activeElement !== input) return
      input.setSelectionRange(caret.current.start, caret.current.end)
    })
    return () => cancelAnimationFrame(frame)
  }, [revealed])

  const toggle = () => {
    const { selectionStart, selectionEnd } = inputRef.current ?? {}
    caret.current =
      typeof selectionStart === 'number' && typeof selectionEnd === 'number'
        ? { start: selectionStart, end: selectionEnd }
        : undefined
    setRevealed(!revealed)
  }

  return { inputRef, revealed, toggle }
}
