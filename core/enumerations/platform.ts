export const platform = { mobile: 0, desktop: 1 } as const
export type Platform = keyof typeof platform
