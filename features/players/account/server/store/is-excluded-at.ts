/** SQL: a player's row is one of a break or an exclusion that runs at that moment. `row` is its alias, with the dot. */
export const isExcludedAt = (time: string, row = ''): string =>
  `${row}state = 'excluded' and (${row}state_until is null or ${row}state_until > ${time})`
