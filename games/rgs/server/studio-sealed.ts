import type { MasterSecret } from '#platform/crypto/master-secret.ts'
import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import type { SealedValues } from '#platform/crypto/reseal/sealed-values.ts'
import type { Database } from '#platform/db/database.ts'
import { seedContext } from './keep-seed.ts'
import { walletSessionContext } from './player.ts'
import { secretMarkContext, secretMarkText } from './require-studio-secret.ts'
import { secretMarkReplace } from './secret-mark.store.ts'
import { studioSeal } from './studio-seal.ts'
import { chainContext } from './tables/seed-chain.ts'

/** What the studio seals. */
export const studioSealed: readonly SealedValues[] = [
  sealedColumn({
    table: 'studio.seed',
    key: { column: 'id', type: 'bigint' },
    of: 'server_seed_hash',
    value: { column: 'server_seed_sealed' },
    purpose: 'studio',
    contextOf: seedContext,
  }),
  sealedColumn({
    table: 'studio.seed',
    key: { column: 'id', type: 'bigint' },
    of: 'next_seed_hash',
    value: { column: 'next_seed_sealed' },
    purpose: 'studio',
    contextOf: seedContext,
  }),
  sealedColumn({
    table: 'studio.table_chain',
    key: { column: 'id', type: 'bigint' },
    of: 'anchor',
    value: { column: 'last_seed_sealed' },
    purpose: 'studio',
    contextOf: chainContext,
  }),
  sealedColumn({
    table: 'studio.session',
    from: '(select s.*, a.player_id from studio.session s join studio.account a on a.id = s.account_id)',
    key: { column: 'id', type: 'bigint' },
    of: 'player_id',
    value: { column: 'wallet_session_sealed' },
    purpose: 'studio',
    contextOf: walletSessionContext,
  }),
]

/** After everything opened and was sealed again: the books are this secret's alone. */
export const studioMarkReplace = (db: Database, secret: MasterSecret): Promise<never[]> =>
  secretMarkReplace(db, studioSeal(secret).seal(secretMarkText, secretMarkContext))
