import type { Queryable } from './queryable.ts'

/** What `send` asks leaves in one piece where there is a transaction, and side by side where there is none. */
export const sentTogether = <const T>(db: Queryable, send: () => T): T => (db.together ? db.together(send) : send())
