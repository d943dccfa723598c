/** What a day's task asks for, in the order of the operator's form. */
export const taskKinds = ['visit', 'play', 'bet'] as const
export type TaskKind = (typeof taskKinds)[number]
