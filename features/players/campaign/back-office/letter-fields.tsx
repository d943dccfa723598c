import { useState } from 'react'
import { centavosFromNumber } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { type Language, languageNames, languages } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { type ActStep, isChannelStep, type LetterStep } from '../graph.ts'
import { paragraphsOf } from '../paragraphs-of.ts'
import { numberOf } from './graph-draft.ts'
import { messages } from './messages/en.ts'
import styles from './campaign-page.module.css'

type LetterFieldsProps = { readonly step: ActStep; readonly onChange: (step: ActStep) => void }

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))

/** As much as a phone shows of a push, and as an SMS of two parts holds. */
const lengths: Readonly<Record<ActStep['kind'], { readonly title: number; readonly body: number }>> = {
  message: { title: 80, body: 2_000 },
  gift: { title: 80, body: 2_000 },
  email: { title: 80, body: 2_000 },
  sms: { title: 0, body: 300 },
  push: { title: 50, body: 120 },
}

const hints: Readonly<Record<ActStep['kind'], string>> = {
  message: messages.paragraphsHint,
  gift: messages.paragraphsHint,
  email: messages.emailHint,
  sms: messages.smsHint,
  push: messages.pushHint,
}

/** The text in both languages, with how players see it. */
export function LetterFields({ step, onChange }: LetterFieldsProps) {
  const [language, setLanguage] = useState<Language>('en')
  return (
    <>
      {step.kind === 'gift' && <GiftFields step={step} onChange={onChange} />}
      <SegmentedControl label={messages.language} options={languageOptions} value={language} onChange={setLanguage} />
      {step.kind !== 'sms' && (
        <TextField
          label={formatMessage(step.kind === 'email' ? messages.subjectIn : messages.titleIn, {
            language: languageNames[language],
          })}
          maxLength={lengths[step.kind].title}
          lang={language}
          value={step.title[language]}
          onChange={(event) => onChange({ ...step, title: { ...step.title, [language]: event.currentTarget.value } })}
        />
      )}
      <TextArea
        label={formatMessage(messages.textIn, { language: languageNames[language] })}
        rows={isChannelStep(step) && step.kind !== 'email' ? 3 : 5}
        maxLength={lengths[step.kind].body}
        lang={language}
        hint={hints[step.kind]}
        value={step.body[language]}
        onChange={(event) => onChange({ ...step, body: { ...step.body, [language]: event.currentTarget.value } })}
      />
      {!isChannelStep(step) && <Paper step={step} language={language} />}
    </>
  )
}

type Gift = Extract<ActStep, { kind: 'gift' }>
function GiftFields({ step, onChange }: { readonly step: Gift; readonly onChange: (step: Gift) => void }) {
  const number = (label: string, name: 'times' | 'daysValid', suffix: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      suffix={suffix}
      value={step[name] === 0 ? '' : String(step[name])}
      onChange={(event) => onChange({ ...step, [name]: numberOf(event.currentTarget.value) })}
    />
  )
  return (
    <div className={styles.pair}>
      <MoneyField label={messages.coins} value={step.coins} onChange={(coins) => onChange({ ...step, coins })} />
      <MoneyField label={messages.budget} value={step.budget} onChange={(budget) => onChange({ ...step, budget })} />
      {number(messages.playthrough, 'times', '×')}
      {number(messages.daysValid, 'daysValid', messages.daysUnit)}
    </div>
  )
}

type MoneyFieldProps = {
  readonly label: string
  /** Centavos. */
  readonly value: number
  readonly onChange: (centavos: number) => void
}

/** Keeps what is typed; what is no amount counts as nothing. */
function MoneyField({ label, value, onChange }: MoneyFieldProps) {
  const [text, setText] = useState(value === 0 ? '' : plainDecimal(BigInt(value)))
  const change = (typed: string) => {
    setText(typed)
    const amount = parseMoney(typed)
    onChange(typeof amount === 'bigint' ? Number(amount) : 0)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      prefix="₱"
      error={value === 0 && text !== '' ? messages.amountInvalid : undefined}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

function Paper({ step, language }: { readonly step: LetterStep; readonly language: Language }) {
  const paragraphs = paragraphsOf(step.body[language])
  return (
    <article className={styles.paper} aria-label={messages.preview} lang={language}>
      <span className={styles.kicker}>{messages.preview}</span>
      <h3 className={styles.paperTitle}>{step.title[language] || messages.noTitle}</h3>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {step.kind === 'gift' && (
        <p className={styles.coins}>
          {formatMessage(messages.coinsWithPlaythrough, {
            amount: formatMoney(centavosFromNumber(step.coins)),
            times: step.times,
          })}
        </p>
      )}
    </article>
  )
}
