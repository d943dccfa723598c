export const chatTextLengthMax = 1000
export const chatPictureBytesMax = 4 * 1024 * 1024

/** waiting: nobody has taken the chat; active: its owner answers. */
export const chatStates = ['waiting', 'active', 'closed'] as const
export type ChatState = (typeof chatStates)[number]

/** idle: nobody wrote for hours after an answer. */
export const chatEnders = ['player', 'staff', 'idle'] as const
export type ChatEnder = (typeof chatEnders)[number]
