/**
 * A column of several rows for `unnest` in a select list, where an array that ends before the others reads as nulls: an
 * empty array, if the column has no value. Columns that are nearly always null then cost nothing.
 */
export const nullsOrAll = <Value>(
  column: readonly (Value | null | undefined)[],
): readonly (Value | null | undefined)[] =>
  column.every((value) => value === null || value === undefined) ? [] : column
