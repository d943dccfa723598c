import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type Rights = { readonly role: string; readonly mayAdd: boolean; readonly mayChange: boolean }

// Of several privileges, one is enough to be true.
const find = statement<Rights>(
  'ledgerRightsFind',
  `select current_user as role, has_table_privilege('ledger_transfer', 'insert') as "mayAdd",
     has_table_privilege('ledger_transfer', 'update, delete, truncate') as "mayChange"`,
)
export const rightsFind = (db: Queryable): Promise<Rights> => exactlyOne(db.rows(find))
