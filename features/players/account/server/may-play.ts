/**
 * Who of `player` may play at a moment: everybody but those who are suspended or excluded then. Letters to many and the reach of
 * promotions are counted by it, so that the same audience has the same size wherever the staff reads it.
 */
export const mayPlayAt = (moment: string): string => `not ${isStoppedAt(moment)}`

/** Who may not. The index of those who are stopped is taken only where this is said as it is here. */
export const isStoppedAt = (moment: string): string =>
  `(state <> 'active' and (state_until is null or state_until > ${moment}))`
