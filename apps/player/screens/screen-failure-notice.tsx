import type { ScreenFailure } from '#platform/browser/router/screen-boundary.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { ScreenNotice } from './screen-notice.tsx'

const texts = {
  fetch: {
    icon: 'offline',
    title: 'This page could not be loaded',
    text: 'The connection was lost on the way, or a new version has come out. Nothing of yours is lost.',
  },
  defect: {
    icon: 'warning',
    title: 'Something went wrong on this page',
    text: 'The fault is ours. Your balance and your bets are safe on the server.',
  },
} as const

export function ScreenFailureNotice({ reason, retry }: ScreenFailure) {
  const { icon, title, text } = texts[reason]
  const actions = (
    <>
      <Button icon="refresh" onClick={retry}>
        Try again
      </Button>
      <ButtonLink href="/lobby/home" variant="secondary">
        Go to the lobby
      </ButtonLink>
    </>
  )
  return (
    <ScreenNotice picture={<Icon name={icon} size={48} />} title={title} actions={actions}>
      {text}
    </ScreenNotice>
  )
}
