/** What a one-time code is for. A code sent for one thing opens no other. */
export const smsType = { register: 0, forget: 1, bind: 2, stepUp: 3 } as const
export type SmsType = keyof typeof smsType
