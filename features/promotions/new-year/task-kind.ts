/** What a day's task asks for. */
export const taskKinds = ['login', 'share', 'deposit', 'bet'] as const
export type TaskKind = (typeof taskKinds)[number]
