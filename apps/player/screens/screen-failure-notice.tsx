import type { ScreenFailure } from '#platform/browser/router/screen-boundary.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { ScreenNotice } from './screen-notice.tsx'
import { messages } from '../messages/en.ts'

const texts = {
  fetch: {
    icon: 'offline',
    title: messages.pageNotLoaded,
    text: messages.pageNotLoadedText,
  },
  defect: {
    icon: 'warning',
    title: messages.pageFailed,
    text: messages.pageFailedText,
  },
} as const

export function ScreenFailureNotice({ reason, retry }: ScreenFailure) {
  const { icon, title, text } = texts[reason]
  const actions = (
    <>
      <Button icon="refresh" onClick={retry}>
        {messages.tryAgain}
      </Button>
      <ButtonLink href="/lobby/home" variant="secondary">
        {messages.goToTheLobby}
      </ButtonLink>
    </>
  )
  return (
    <ScreenNotice picture={<Icon name={icon} size={48} />} title={title} actions={actions}>
      {text}
    </ScreenNotice>
  )
}
