export { SupportChatRow } from './support-chat-row.tsx'
export { useSupportDesk } from './use-support-desk.ts'
export { StarRating } from './star-rating.tsx'
