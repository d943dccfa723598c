/**
 * A named SQL statement: prepared once per connection, and recognisable in pg_stat_statements and in logs.
 * The row's type is declared where the statement is written and proven by its store's test on the real PostgreSQL.
 */
export type Statement<Row> = {
  readonly name: string
  readonly text: string
  readonly row?: Row
  /** Planned for its values each time instead of prepared, because a generic plan would be bad for some values. */
  readonly isPlannedEachTime?: true
}

export const statement = <Row = never>(name: string, text: string): Statement<Row> => ({ name, text })

export const plannedEachTime = <Row>(query: Statement<Row>): Statement<Row> => ({ ...query, isPlannedEachTime: true })
