import { defineMessages } from '#core/message/message.ts'

export const noticeMessages = defineMessages({ 'notice.notFound': 'This news is no longer available.' })
