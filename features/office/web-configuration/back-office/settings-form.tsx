import { type SyntheticEvent, useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { saveSettings, viewSettings } from '../staff-contract.ts'
import { SettingControl } from './setting-control.tsx'
import { settingFields, settingGroups, settingLabel, settingText } from '../setting-fields.ts'
import styles from './settings-form.module.css'
import { useSettingsForm } from './use-settings-form.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** All settings by group, and below them the pending changes. */
export function SettingsForm({ loaded }: { readonly loaded: ResponseOf<typeof viewSettings> }) {
  const form = useSettingsForm(loaded)
  const [reviewing, setReviewing] = useState(false)
  const readOnly = !useMay()('webConfiguration.save')
  const changed = new Set(form.changes.map(({ name }) => name))
  useWarnBeforeLeaving(changed.size > 0)

  const review = (event: SyntheticEvent) => {
    event.preventDefault()
    if (form.check()) setReviewing(true)
  }
  const save = async (reason: string) => {
    const reply = await form.save(reason)
    if (reply.kind === 'answer') toast(savedText(reply.body), { tone: 'success' })
    return reply
  }

  return (
    <form onSubmit={review} className={styles.form} noValidate>
      {form.theirs.length > 0 && (
        <Notice tone="warning">
          {messages.changedByOther}
          <ValueChanges changes={form.theirs} nameOf={settingLabel} textOf={settingText} />
        </Notice>
      )}
      {form.formFault && <Notice tone="danger">{form.formFault}</Notice>}
      {settingGroups.map(({ title, names, pairs }) => (
        <Card key={title} title={title}>
          <div className={classNames(styles.fields, pairs && styles.pairs)}>
            {names.map((name) => (
              <SettingControl
                key={name}
                name={name}
                value={form.draft[name]}
                changed={changed.has(name)}
                error={form.faults.has(name) ? settingFields[name].rule : undefined}
                readOnly={readOnly}
                onChange={(value) => form.set(name, value)}
              />
            ))}
          </div>
        </Card>
      ))}
      {!readOnly && <SaveBar count={changed.size} faults={form.faults.size} onDiscard={form.discard} />}
      <ReasonDialog
        open={reviewing}
        title={messages.saveTitle}
        confirmLabel={messages.save}
        act={save}
        onClose={() => setReviewing(false)}
      >
        <ValueChanges changes={form.changes} nameOf={settingLabel} textOf={settingText} />
      </ReasonDialog>
    </form>
  )
}

function savedText({ version, waiting }: ResponseOf<typeof saveSettings>): string {
  if (waiting.length === 0) return formatMessage(messages.saved, { version })
  return formatMessage(messages.submitted, { settings: waiting.map(settingLabel).join(', ') })
}

type SaveBarProps = { readonly count: number; readonly faults: number; readonly onDiscard: () => void }

function SaveBar({ count, faults, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.bar} role="region" aria-label={messages.changes}>
      <p className={styles.count} aria-live="polite">
        {count === 0 ? messages.noChanges : formatMessage(messages.settingsChanged, { count })}
        {faults > 0 && (
          <span className={styles.faults}> {formatMessage(messages.faultsToCorrect, { count: faults })}</span>
        )}
      </p>
      <Button variant="secondary" onClick={onDiscard} disabled={count === 0}>
        {messages.discard}
      </Button>
      <Button type="submit" disabled={count === 0}>
        {messages.reviewAndSave}
      </Button>
    </div>
  )
}

function useWarnBeforeLeaving(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
