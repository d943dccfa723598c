/** What a tap on a banner, a video or a notice opens. */
export const jumpKind = { none: 0, activity: 1, game: 2, url: 3 } as const
export type JumpKind = keyof typeof jumpKind
