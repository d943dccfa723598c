import { useState } from 'react'
import { useAppDownload } from './use-app-download.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type UpdateNeededProps = { readonly what: 'app' | 'page'; readonly onReload: () => void }

/** Blocks everything else. Money, games and pending acts are on the server and wait there. */
export function UpdateNeeded({ what, onReload }: UpdateNeededProps) {
  // Some browsers close any dialog on a second back gesture, so it opens again.
  const [opening, setOpening] = useState(1)
  const { operatorName } = useLobbyConfiguration()
  return (
    <Dialog
      key={opening}
      open
      onClose={() => setOpening(opening + 1)}
      dismissible={false}
      role="alertdialog"
      title={formatMessage(messages.updateTitle, { operatorName })}
      actions={what === 'app' ? <NewApp /> : <NewPage onReload={onReload} />}
    >
      {what === 'app' ? messages.appTooOld : messages.pageTooOld}
    </Dialog>
  )
}

/** Without a package to download, customer service is offered. */
function NewApp() {
  const { url } = useAppDownload()
  const address = url === '' ? '/service' : url
  return (
    <ButtonLink href={address} icon={url === '' ? 'headset' : 'download'} block data-first-focus>
      {url === '' ? messages.customerService : messages.updateApp}
    </ButtonLink>
  )
}

function NewPage({ onReload }: Pick<UpdateNeededProps, 'onReload'>) {
  return (
    <Button icon="refresh" block onClick={onReload} data-first-focus>
      {messages.updatePage}
    </Button>
  )
}
