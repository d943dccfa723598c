import { defineMessages } from '#core/message/message.ts'

export const noticeMessages = defineMessages({ 'notice.notFound': 'This notice is no longer shown.' })
