/** How an account is opened, as the operator has set it. */
export const registerTypes = ['phone', 'phoneNoOtp', 'username'] as const
export type RegisterType = (typeof registerTypes)[number]
