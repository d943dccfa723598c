export { CannedAnswerSelect } from './canned-answer-select.tsx'
export { languageWords } from './chat-words.ts'
