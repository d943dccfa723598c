import { languageNames, localeOf } from '#core/language/language.ts'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import styles from './language-button.module.css'
import { useChangeLanguage } from './use-change-language.ts'

const other = appLanguage === 'en' ? 'fil' : 'en'

/** Offers the other language by its own name, wherever nobody is signed in yet. */
export function LanguageButton() {
  const { change, pending } = useChangeLanguage()
  return (
    <button
      type="button"
      className={styles.button}
      lang={localeOf(other)}
      aria-busy={pending}
      onClick={() => change(other)}
    >
      {languageNames[other]}
    </button>
  )
}
