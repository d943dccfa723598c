export { CannedAnswerSelect } from './canned-answer-select.tsx'
export { languageWords } from './chat-words.ts'
export { QueueBadge } from './queue-badge.tsx'
