import { languageNames, languages } from '#core/language/language.ts'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { messages } from './messages/en.ts'
import { useChangeLanguage } from './use-change-language.ts'

const options = languages.map((language) => ({ value: language, label: languageNames[language] }))

/** The choice of the language. */
export function LanguageCard() {
  const { change } = useChangeLanguage()
  return (
    <Card title={messages.language}>
      <SegmentedControl label={messages.language} options={options} value={appLanguage} onChange={change} />
    </Card>
  )
}
