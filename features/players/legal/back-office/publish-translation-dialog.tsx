import { useState } from 'react'
import { calendarDay } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useApprovalRequest } from '#features/office/approval/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { requestLegalTranslation } from '../staff-contract.ts'
import { legalTitles } from '../titles.ts'
import type { LegalTextProps } from './legal-text-props.ts'
import { LineChanges } from './line-changes-list.tsx'
import { messages } from './messages/en.ts'

type PublishTranslationDialogProps = LegalTextProps & {
  readonly draft: NonNullable<LegalTextProps['loaded']['draft']>
  readonly onClose: () => void
}

/** Asks a second person to publish a Filipino draft as the translation of one English version. */
export function PublishTranslationDialog({ document, loaded, draft, onClose }: PublishTranslationDialogProps) {
  const { requestKey, send } = useApprovalRequest()
  const [version, setVersion] = useState(loaded.versions[0]?.version ?? loaded.inForce.version)
  const { revision } = draft
  const options = loaded.versions.map((each) => ({
    value: each.version,
    label: formatDay(calendarDay(each.version)),
  }))
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.publishTranslation, { revision, title: legalTitles[document] })}
      confirmLabel={messages.requestApproval}
      act={(reason) =>
        send(requestLegalTranslation, { requestKey, document, language: 'fil', revision, version, reason })
      }
      onClose={onClose}
    >
      <Select
        label={messages.englishVersion}
        hint={messages.englishVersionHint}
        options={options}
        value={version}
        onChange={({ target }) => setVersion(target.value)}
      />
      <LineChanges before={loaded.translations.fil.inForce?.body ?? ''} after={draft.body} />
    </ReasonDialog>
  )
}
