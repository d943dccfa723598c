import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { columnsOfGames, gameConfigOut } from '#features/office/web-configuration/server/index.ts'
import { type CompressedBodies, compressBodies } from '#platform/http/send-compressed.ts'
import type { GameList } from './game-list.ts'

/** The game list as it goes over the wire. */
export type PreparedGameList = {
  readonly version: number
  /** As the specification has it, within the configuration. */
  readonly text: string
  readonly etag: string
  /** By columns, under its own address. */
  readonly bodies: CompressedBodies
}

/** Seventy milliseconds for five thousand games; the next step takes a second and saves nothing. */
const brotliQuality = 9

/** Writes and compresses a list once, for everybody who asks for its version. */
export function createPreparedGameLists(gameList: () => Promise<GameList>) {
  let last: { readonly list: GameList; readonly prepared: Promise<PreparedGameList> } | undefined
  return async (): Promise<PreparedGameList> => {
    const list = await gameList()
    if (last?.list !== list) last = { list, prepared: prepare(list) }
    return last.prepared
  }
}

async function prepare(list: GameList): Promise<PreparedGameList> {
  const written = v.parse(gameConfigOut, list)
  const identity = Buffer.from(JSON.stringify(columnsOfGames(list.version, written.gameList ?? [])))
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return {
    version: list.version,
    text: JSON.stringify(written),
    etag,
    bodies: await compressBodies(identity, brotliQuality),
  }
}
