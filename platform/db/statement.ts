/**
 * One SQL statement under one name: prepared once per connection, found again in pg_stat_statements and in logs.
 * The row's type is declared where the statement is written and proven by its store's test on the real PostgreSQL.
 */
export type Statement<Row> = {
  readonly name: string
  readonly text: string
  readonly row?: Row
  /** Planned for its values each time, because one plan for all would be a wrong one for some. It is not prepared. */
  readonly isPlannedEachTime?: true
}

export const statement = <Row = never>(name: string, text: string): Statement<Row> => ({ name, text })

export const plannedEachTime = <Row>(query: Statement<Row>): Statement<Row> => ({ ...query, isPlannedEachTime: true })
