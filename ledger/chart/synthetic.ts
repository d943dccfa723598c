/**
 * From here on, ids belong to synthetic players, who try out the product in production. An operator's command opens
 * their accounts; registration draws smaller ids. The id itself is the mark, so that no report needs a join to leave
 * their money out, and no row can lose it.
 */
export const firstSyntheticId = 1_000_000_000n

export const isSynthetic = (playerId: bigint): boolean => playerId >= firstSyntheticId

/** SQL: the row belongs to a player whom reports count, or to the house. */
export const isCounted = (column = 'player_id'): string => `${column} < ${firstSyntheticId}`
