import type { RefObject } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import type { ButtonLook } from '#platform/ui/button/button-class.ts'
import { useCopy } from '#platform/ui/copy/use-copy.ts'
import { messages } from '../messages/en.ts'

export interface CopyButtonProps extends ButtonLook {
  text: string
  /** The button's label: "Copy link". */
  label?: string | undefined
  /** Where the text is shown; it is selected there if copying fails. */
  shownIn: RefObject<Element | null>
}

const icons = { ready: 'copy', copied: 'check', failed: 'error' } as const

export function CopyButton({ text, label = messages.copy, shownIn, variant = 'secondary', ...look }: CopyButtonProps) {
  const { state, copy } = useCopy()
  const words = { ready: label, copied: messages.copySuccess, failed: messages.copyFail }

  return (
    <>
      <Button {...look} variant={variant} icon={icons[state]} onClick={() => void copy(text, shownIn.current)}>
        {words[state]}
      </Button>
      <span className="visually-hidden" role="status">
        {state === 'ready' ? '' : words[state]}
      </span>
    </>
  )
}
