/** How accounts are registered, a setting of the operator. */
export const registerTypes = ['phone', 'phoneNoOtp', 'username'] as const
export type RegisterType = (typeof registerTypes)[number]
