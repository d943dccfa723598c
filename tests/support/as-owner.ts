import pg from 'pg'

/** Does what the application's role may not, as its owner. */
export async function asOwner<Row extends pg.QueryResultRow>(
  ownerUrl: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    return (await owner.query<Row>(text, [...values])).rows
  } finally {
    await owner.end()
  }
}
