import { useEffect, useState } from 'react'

export type CopyState = 'ready' | 'copied' | 'failed'

const shownMs = 1500

/**
 * Copies a text. Without the clipboard API (an insecure page, an old web view) the shown text is selected and copied
 * with execCommand; if that fails too, it stays selected so that the player can copy it by hand.
 */
export function useCopy() {
  const [state, setState] = useState<CopyState>('ready')

  useEffect(() => {
    if (state !== 'copied') return
    const settle = setTimeout(() => setState('ready'), shownMs)
    return () => clearTimeout(settle)
  }, [state])

  const copy = async (text: string, shown: Element | null) => {
    const copied = await writeToClipboard(text)
    setState(copied || selectAndCopy(shown) ? 'copied' : 'failed')
  }

  return { state, copy }
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function selectAndCopy(shown: Element | null): boolean {
  if (!shown) return false
  getSelection()?.selectAllChildren(shown)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
