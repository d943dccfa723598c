import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { calendarDay } from '#core/clock/manila.ts'
import { downloadVaultFile, listVaultDays, listVaultSeals } from '#features/office/vault/contract.ts'
import type { MonthHouse } from './open-house.ts'

const daysOut = v.looseObject({
  days: v.array(v.looseObject({ day: v.string(), files: v.array(v.looseObject({ name: v.string() })) })),
})
const pieceOut = v.looseObject({ pieces: v.number(), base64: v.string() })

export type FetchedVault = {
  readonly folder: string
  readonly sealsPath: string
  readonly days: readonly string[]
  readonly files: number
}

/** Every file of the vault, with the regulator's role alone, and the seals that everybody can read. */
export async function fetchVault(house: MonthHouse, into: string): Promise<FetchedVault> {
  const folder = join(into, 'fetched')
  const { days } = v.parse(daysOut, await house.staff.act('regulator', listVaultDays, {}))
  let files = 0
  for (const { day, files: named } of days) {
    await mkdir(join(folder, day), { recursive: true })
    for (const { name } of named) {
      await writeFile(join(folder, day, name), await fetchFile(house, day, name))
      files += 1
    }
  }
  const sealsPath = join(into, 'seals.json')
  await writeFile(sealsPath, JSON.stringify((await house.site.send(listVaultSeals, {})).body))
  return { folder, sealsPath, days: days.map(({ day }) => day).toSorted(), files }
}

async function fetchFile({ staff }: MonthHouse, day: string, name: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let piece = 1, pieces = 1; piece <= pieces; piece += 1) {
    const request = { day: calendarDay(day), name, piece }
    const part = v.parse(pieceOut, await staff.act('regulator', downloadVaultFile, request))
    pieces = part.pieces
    parts.push(Buffer.from(part.base64, 'base64'))
  }
  return Buffer.concat(parts)
}
