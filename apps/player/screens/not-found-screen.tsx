import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { ScreenNotice } from './screen-notice.tsx'

export function NotFoundScreen() {
  const home = <ButtonLink href="/lobby/home">Go to the lobby</ButtonLink>
  return (
    <ScreenNotice icon="search" title="Page not found" actions={home}>
      There is nothing at this address. The link may be old, or mistyped.
    </ScreenNotice>
  )
}
