/**
 * SQL for which of `player` may play at a moment: everybody except suspended and excluded players. Letters to groups
 * and the reach of promotions use it, so that one audience has one size everywhere.
 */
export const mayPlayAt = (moment: string): string => `not ${isStoppedAt(moment)}`

/** SQL for stopped players. The partial index is used only for exactly this wording. */
export const isStoppedAt = (moment: string): string =>
  `(state <> 'active' and (state_until is null or state_until > ${moment}))`
