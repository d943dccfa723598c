import { useScene } from '#features/lobby/content/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { NightSign } from '#platform/ui/empty-state/night-sign.tsx'
import { ScreenNotice } from './screen-notice.tsx'
import { messages } from '../messages/en.ts'

export function NotFoundScreen() {
  const scene = useScene('notFound')
  const home = <ButtonLink href="/lobby/home">{messages.goToTheLobby}</ButtonLink>
  return (
    <ScreenNotice picture={scene ?? <NightSign icon="search" />} title={messages.pageNotFound} actions={home}>
      {messages.pageNotFoundText}
    </ScreenNotice>
  )
}
