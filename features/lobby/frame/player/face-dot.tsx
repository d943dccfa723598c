import { useRedDots } from '#features/lobby/after-sign-in/player/index.ts'
import { CountBadge } from '#platform/ui/badge/count-badge.tsx'
import { messages } from './messages/en.ts'

/** On the face that opens the menu: something waits behind one of its lines. */
export function FaceDot() {
  const lit = useRedDots()
  const count = lit?.hasMail === true || lit?.hasTask === true || lit?.hasSupport === true ? 1 : 0
  return <CountBadge count={count} label={messages.somethingNew} dot />
}
