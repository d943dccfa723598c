/** Yes or no, as the wire spells it. */
export type WireFlag = 0 | 1

export const wireFlagOf = (value: boolean): WireFlag => (value ? 1 : 0)
