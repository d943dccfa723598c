import { type ReactNode, useState } from 'react'
import { type Language, languageNames, localeOf } from '#core/language/language.ts'
import { BesidePhone } from '#platform/office-ui/preview/beside-phone.tsx'
import { PhoneScreen } from '#platform/office-ui/preview/phone-screen.tsx'
import { useSettledValue } from '#platform/office-ui/preview/use-settled-value.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import type { LegalDocumentId } from '../document.ts'
import { sectionsOf } from '../markup.ts'
import { previewLegalText } from '../staff-contract.ts'
import { textFaults } from '../text-faults.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { translationFaults } from '../translation-faults.ts'
import { EnglishBar, FilipinoBar } from './draft-bars.tsx'
import styles from './legal-page.module.css'
import type { LegalTextProps, Words } from './legal-text-props.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const settledMs = 400
const noWords: Words = { summary: '', body: '' }

/** The newest drafts, or the texts in force: English and Filipino side by side, and the player's page of one of them. */
export function DraftPanel({ document, loaded }: LegalTextProps) {
  const { fil } = loaded.translations
  const [english, setEnglish] = useEditedWords(loaded.draft ?? loaded.inForce, loaded.draft?.revision ?? 0)
  const [filipino, setFilipino] = useEditedWords(fil.draft ?? fil.inForce ?? noWords, fil.draft?.revision ?? 0)
  const [shown, setShown] = useState<Language>('en')
  const phone = <Phone document={document} language={shown} words={shown === 'en' ? english : filipino} />
  return (
    <BesidePhone phone={phone}>
      <Marks />
      <div className={styles.languages}>
        <Editor language="en" words={english} onChange={setEnglish} onFocus={setShown}>
          <EnglishBar document={document} loaded={loaded} words={english} isFaulty={hasFaults(english)} />
        </Editor>
        <Editor language="fil" words={filipino} onChange={setFilipino} onFocus={setShown}>
          <Differences english={english} filipino={filipino} />
          <FilipinoBar document={document} loaded={loaded} words={filipino} isFaulty={hasFaults(filipino)} />
        </Editor>
      </div>
    </BesidePhone>
  )
}

const hasFaults = (words: Words): boolean => textFaults(words).length > 0

/** The edited words. An edit belongs to the revision that it began from, so a newer draft replaces it. */
function useEditedWords({ summary, body }: Words, revision: number) {
  const [edit, setEdit] = useState<{ readonly revision: number; readonly words: Words }>()
  const words = edit?.revision === revision ? edit.words : { summary, body }
  return [words, (next: Words) => setEdit({ revision, words: next })] as const
}

type EditorProps = {
  readonly language: Language
  readonly words: Words
  readonly onChange: (words: Words) => void
  readonly onFocus: (language: Language) => void
  readonly children: ReactNode
}

function Editor({ language, words, onChange, onFocus, children }: EditorProps) {
  const readOnly = !useMay()('legal.save')
  const faults = words.body === '' ? [] : textFaults(words)
  const title = language === 'en' ? messages.englishEditor : messages.filipinoEditor
  return (
    <section className={styles.language} aria-label={languageNames[language]}>
      <h2 className={styles.title}>{title}</h2>
      <TextArea
        label={messages.summary}
        rows={3}
        lang={localeOf(language)}
        readOnly={readOnly}
        onFocus={() => onFocus(language)}
        value={words.summary}
        onChange={(event) => onChange({ ...words, summary: event.currentTarget.value })}
      />
      <TextArea
        label={messages.text}
        rows={28}
        lang={localeOf(language)}
        spellCheck
        readOnly={readOnly}
        onFocus={() => onFocus(language)}
        value={words.body}
        onChange={(event) => onChange({ ...words, body: event.currentTarget.value })}
      />
      {faults.length > 0 && <Notice tone="danger">{faults.slice(0, 5).map(faultText).join(' ')}</Notice>}
      {children}
    </section>
  )
}

/** Where the Filipino text does not match the English one. A draft may; what is published may not. */
function Differences({ english, filipino }: { readonly english: Words; readonly filipino: Words }) {
  if (filipino.body === '') return null
  const faults = translationFaults(sectionsOf(english.body).sections, sectionsOf(filipino.body).sections)
  return faults.length > 0 && <Notice tone="info">{faults.slice(0, 5).map(faultText).join(' ')}</Notice>
}

const faultText = ({ line, message }: { line: number; message: string }): string =>
  line === 0 ? message : formatMessage(messages.faultInLine, { line, message })

/** The marks are typed as they stand here; only what they do is said in words. */
const Marks = () => (
  <p className={styles.marks}>
    {formatRich(messages.marks, {
      section: <code>{'# Heading {anchor}'}</code>,
      bullet: <code>- </code>,
      number: <code>1. </code>,
      note: <code>{'> '}</code>,
      link: <code>{'[text](/page)'}</code>,
      licensed: <code>{'@licensed'}</code>,
      demonstration: <code>{'@demonstration'}</code>,
      operator: <code>{'{operator}'}</code>,
    })}
  </p>
)

type PhoneProps = { readonly document: LegalDocumentId; readonly language: Language; readonly words: Words }

function Phone({ document, language, words }: PhoneProps) {
  const settled = useSettledValue([language, words.summary, words.body].join('\u0000'), settledMs)
  const [shown, summary = '', body = ''] = settled.split('\u0000')
  const request = { document, language: shown === 'fil' ? ('fil' as const) : ('en' as const), summary, body }
  const { answer, failure } = useStaffQuery(previewLegalText, request)
  return (
    <>
      <PhoneScreen part="legal" preview={answer} />
      {failure && <Notice tone="info">{messages.previewPaused}</Notice>}
    </>
  )
}
