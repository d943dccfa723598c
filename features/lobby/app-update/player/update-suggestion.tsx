import { useState } from 'react'
import * as v from 'valibot'
import { instant, systemClock } from '#core/clock/instant.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { isUpdateSuggested } from '../rules.ts'
import { messages } from './messages/en.ts'
import { useAppDownload } from './use-app-download.ts'
import { useQuietMoment } from './use-quiet-moment.ts'

const key = 'updateSuggested'
const suggestedSchema = v.object({ version: v.string(), at: v.pipe(v.number(), v.transform(instant)) })

type Versions = { readonly app: string | undefined; readonly recommended: string }

/** Suggests a newer package of the app, once a day. It plays on without. */
export function UpdateSuggestion({ app, recommended }: Versions) {
  const { url } = useAppDownload()
  const { operatorName } = useLobbyConfiguration()
  const [open, setOpen] = useState(false)
  const [openedAt] = useState(() => systemClock.now())
  const suggested = localStore.read(key, suggestedSchema)
  const suggestedAt = suggested?.version === recommended ? suggested.at : undefined
  const isDue = url !== '' && isUpdateSuggested({ app, recommended, suggestedAt }, openedAt)
  useQuietMoment(isDue && !open, () => {
    localStore.write(key, { version: recommended, at: openedAt })
    setOpen(true)
  })
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={formatMessage(messages.suggestionTitle, { operatorName })}
      footer={
        <>
          <ButtonLink href={url} icon="download" block data-first-focus>
            {messages.updateApp}
          </ButtonLink>
          <Button variant="ghost" block onClick={() => setOpen(false)}>
            {messages.notNow}
          </Button>
        </>
      }
    >
      <p>{formatMessage(messages.suggestionText, { recommended })}</p>
    </Sheet>
  )
}
