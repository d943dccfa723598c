import { useRef } from 'react'
import { CopyButton } from '#platform/ui/copy/copy-button.tsx'
import { messages } from './messages/en.ts'

/** A player's ID, in the header of every tab, to be copied into a ticket or a chat. */
export function PlayerNumber({ playerId }: { readonly playerId: number }) {
  const shown = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span>
        {messages.idLabel} <span ref={shown}>{playerId}</span>
      </span>
      <CopyButton size="small" variant="ghost" text={String(playerId)} label={messages.copyId} shownIn={shown} />
    </>
  )
}
