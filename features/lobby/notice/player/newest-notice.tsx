import { useEffect } from 'react'
import type { Client } from '#core/contract/client.ts'
import { usePlayer } from '#features/players/account/player/index.ts'
import { isShownTo } from '#features/lobby/content/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { getNotice } from '../contract.ts'
import { type KeptNotices, keptNotices } from './kept-notices.ts'

/** Stores the newest notice on the device, so that it can be read offline before it was ever opened. */
export function NewestNotice() {
  const client = useClient()
  const player = usePlayer()
  const newest = useLobbyConfiguration()
    .notices.filter((notice) => isShownTo(notice, player))
    .toSorted((a, b) => b.publishedAt - a.publishedAt || a.sort - b.sort)[0]
  const { id, summary } = newest ?? {}
  useEffect(() => {
    if (id !== undefined && summary !== undefined) void keepNotice({ client, kept: keptNotices }, { id, summary })
  }, [client, id, summary])
  return null
}

type Sources = { readonly client: Client; readonly kept: KeptNotices }

/** Fetches a notice missing on the device; a failure is retried at another visit. */
async function keepNotice({ client, kept }: Sources, newest: { id: number; summary: string }): Promise<void> {
  if ((await kept.find(newest.id))?.summary === newest.summary) return
  const reply = await client.send(getNotice, { id: newest.id })
  if (reply.kind === 'answer') await kept.keep(reply.body)
}
