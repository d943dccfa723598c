import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { provenFile } from './archive-folder.ts'
import { archiveList } from './archive.store.ts'

/**
 * The files of all archived months, each proven to be the one that was archived. Without a folder there must be no such month. The
 * files are read before the transaction of the verification begins.
 */
export async function filesToVerify(
  db: Queryable,
  { folder, seal }: { readonly folder: string | undefined; readonly seal: KeyedHash },
): Promise<readonly string[]> {
  const archives = await archiveList(db)
  if (folder === undefined && archives.length > 0) {
    const months = archives.map(({ month }) => month.slice(0, 7)).join(', ')
    throw new OperatorFault(
      `The whole ledger needs the archives of ${months}: name their folder with --archives <folder>.`,
    )
  }
  const paths: string[] = []
  for (const archive of archives) paths.push(await provenFile({ folder: folder ?? '', archive, seal }))
  return paths
}
