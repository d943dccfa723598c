import { useState } from 'react'
import { Late } from '#platform/browser/late/late.tsx'
import { messages } from '../messages/en.ts'
import type { ForYouSheetProps } from './for-you-sheet.tsx'

export type WhyTheseProps = Pick<ForYouSheetProps, 'suggestions'> & { readonly className?: string | undefined }

/** Opens the reasons for what is suggested. */
export function WhyThese({ suggestions, className }: WhyTheseProps) {
  const [open, setOpen] = useState<boolean>()
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {messages.whyThese}
      </button>
      <Late<ForYouSheetProps>
        isNeeded={open !== undefined}
        load={async () => (await import('./for-you-sheet.tsx')).ForYouSheet}
        onFailed={close}
        props={{ suggestions, open: open === true, onClose: close }}
      />
    </>
  )
}
