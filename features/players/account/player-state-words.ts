/** States of a player, on pages and in exports. */
export const playerStateWords = { active: 'Active', suspended: 'Suspended', excluded: 'Excluded' } as const
