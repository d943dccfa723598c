/** The purpose of a one-time code. A code sent for one purpose is invalid for any other. */
export const smsType = { register: 0, forget: 1, bind: 2, stepUp: 3 } as const
export type SmsType = keyof typeof smsType
