export { followKeptLanguage } from './follow-kept-language.ts'
export { LanguageButton } from './language-button.tsx'
export { LanguageCard } from './language-card.tsx'
