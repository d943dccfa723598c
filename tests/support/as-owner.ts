import pg from 'pg'

/** Does what the application's role may not, as its owner. */
export async function asOwner(ownerUrl: string, text: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(text)
  await owner.end()
}
