import { useEffect } from 'react'
import { useRedDots } from '#features/lobby/after-sign-in/player/index.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { CountBadge } from '#platform/ui/badge/count-badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { deskText } from './desk-line.tsx'
import { messages } from './messages/en.ts'
import { chatPath, useSupportDesk } from './use-support-desk.ts'

export type SupportChatRowProps = {
  /** The player tapped the lobby's headset, and the operator has no other live chat. */
  readonly opensAtOnce: boolean
}

/** The way to the chat from the page of customer service. Renders nothing where the operator has none. */
export function SupportChatRow({ opensAtOnce }: SupportChatRowProps) {
  const navigate = useNavigate()
  const isSignedIn = useSignedIn()
  const lit = useRedDots()
  const { answer: desk } = useSupportDesk()
  const isOffered = desk?.isOffered === true
  const isDue = isOffered && isSignedIn && opensAtOnce
  useEffect(() => {
    if (isDue) navigate(chatPath, { replace: true })
  }, [isDue, navigate])
  if (!isOffered) return null
  return (
    <Card flush>
      <ListRow
        href={chatPath}
        icon="chat"
        title={messages.chatWithUs}
        subtitle={isSignedIn ? deskText(desk) : messages.logInToChat}
        trailing={lit?.hasSupport === true ? <CountBadge count={1} label={messages.newAnswer} dot /> : undefined}
      />
    </Card>
  )
}
