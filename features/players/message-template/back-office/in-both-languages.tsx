import type { ReactNode } from 'react'
import { type Language, languageNames } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { messages } from './messages/en.ts'
import styles from './message-words.module.css'

type Content = { readonly language: Language; readonly words: ReactNode }

type InBothLanguagesProps = {
  readonly contents: readonly Content[]
  readonly isBusy?: boolean
  /** Absent: no test can be sent. */
  readonly onTest?: ((language: Language) => void) | undefined
}

/** The same message in every language, side by side, each with its test. */
export const InBothLanguages = ({ contents, isBusy = false, onTest }: InBothLanguagesProps) => (
  <div className={styles.languages} aria-busy={isBusy}>
    {contents.map(({ language, words }) => (
      <section key={language} className={styles.message} aria-label={languageNames[language]}>
        <header className={styles.head}>
          <h3 className={styles.language}>{languageNames[language]}</h3>
          {onTest && (
            <Button variant="secondary" size="small" icon="mail" onClick={() => onTest(language)}>
              {formatMessage(messages.sendTestIn, { language: languageNames[language] })}
            </Button>
          )}
        </header>
        {words}
      </section>
    ))}
  </div>
)
