export { SupportChatRow } from './support-chat-row.tsx'
