import { useScene } from '#features/lobby/content/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { NightSign } from '#platform/ui/empty-state/night-sign.tsx'
import { ScreenNotice } from './screen-notice.tsx'

export function NotFoundScreen() {
  const scene = useScene('notFound')
  const home = <ButtonLink href="/lobby/home">Go to the lobby</ButtonLink>
  return (
    <ScreenNotice picture={scene ?? <NightSign icon="search" />} title="Page not found" actions={home}>
      There is nothing at this address. The link may be old, or mistyped.
    </ScreenNotice>
  )
}
