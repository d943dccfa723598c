import { addDays, dayOf } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { listVaultDays } from '../contract.ts'
import { fileNameOf, manifestName, signatureName } from '../format.ts'
import { signedDay, type VaultFile, vaultFiles, vaultSeals } from './store/vault.store.ts'
import type { VaultDependencies } from './vault-dependencies.ts'
import { nextDay } from './write-vault.ts'

const daysMax = 92

/** The days that are signed, and the one that is next. */
export const listVaultDaysHandler = ({ kinds }: Pick<VaultDependencies, 'kinds'>) =>
  handleStaff(listVaultDays, async ({ db, now }) => {
    const [seals, next] = await Promise.all([vaultSeals(db, daysMax), nextDay(db, now)])
    const today = dayOf(now)
    const files = await vaultFiles(db, { from: seals.at(-1)?.day ?? addDays(today, -daysMax), until: today })
    const manifests = await Promise.all(seals.map(async ({ day }) => (await signedDay(db, day))?.manifest.length ?? 0))
    return answer({
      next:
        next === undefined
          ? null
          : {
              day: next.day,
              waits: next.wait ?? 'writing',
              written: files.filter(({ day }) => day === next.day).length,
              kinds: kinds.length,
            },
      days: seals.map(({ day, hash, signedAt, signature }, index) => ({
        day,
        signedAt,
        hash: hash.toString('hex'),
        files: [
          ...files.filter((file) => file.day === day).map(shown),
          { name: manifestName, bytes: BigInt(manifests[index] ?? 0), records: null },
          { name: signatureName, bytes: BigInt(signature.toString('base64').length + 1), records: null },
        ],
      })),
    })
  })

const shown = ({ kind, bytes, records }: VaultFile) => ({ name: fileNameOf(kind), bytes, records })
