import { useState } from 'react'
import type { SiteMode } from '#core/enumerations/site-mode.ts'
import { type Language, languageNames, languages } from '#core/language/language.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { ContentSection } from '../content.ts'
import { type PreviewPart, previewContent } from '../preview-contract.ts'
import { momentOf } from './manila-moment.ts'
import { PhoneScreen } from '#platform/office-ui/preview/phone-screen.tsx'
import styles from './phone-preview.module.css'
import { useSettledValue } from '#platform/office-ui/preview/use-settled-value.ts'
import { messages } from './messages/en.ts'

type PhonePreviewProps = {
  readonly section: ContentSection
  readonly content: unknown
  readonly part: PreviewPart
}

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))
const modes = [
  { value: 'normal', label: messages.normal },
  { value: 'green', label: messages.green },
] as const

const settledMs = 250

/** The lobby itself in a phone, as the draft would make it: by mode and language, at any moment. */
export function PhonePreview({ section, content, part }: PhonePreviewProps) {
  const [mode, setMode] = useState<SiteMode>('normal')
  const [language, setLanguage] = useState<Language>('en')
  const [moment, setMoment] = useState('')
  const at = momentOf(moment)
  const draft = useSettledValue(content, settledMs)
  const { answer, failure } = useStaffQuery(previewContent, {
    section,
    content: draft,
    mode,
    language,
    ...(at === undefined ? {} : { at }),
  })
  return (
    <>
      <div className={styles.choice}>
        <SegmentedControl label={messages.mode} options={modes} value={mode} onChange={setMode} />
        <SegmentedControl label={messages.language} options={languageOptions} value={language} onChange={setLanguage} />
        <TextField
          label={messages.previewAt}
          type="datetime-local"
          value={moment}
          onChange={(event) => setMoment(event.currentTarget.value)}
        />
      </div>
      <PhoneScreen key={part} part={part} preview={answer} />
      {failure && (
        <Notice tone="info">{failure.kind === 'invalid' ? messages.previewPaused : failureText(failure)}</Notice>
      )}
    </>
  )
}
