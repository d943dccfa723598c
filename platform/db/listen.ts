import pg from 'pg'
import type { Database } from './database.ts'
import type { Log } from '../log/log.ts'

export type ListenOptions = {
  readonly db: Database
  readonly channels: readonly string[]
  readonly onNotification: (channel: string, payload: string) => void
  /** Called after every connect, including the first: notifications may have been missed, so the caller reads the state. */
  readonly onConnected?: () => void
  readonly log: Log
}

export type Listener = { readonly close: () => Promise<void> }

const reconnectAfterMs = 1_000

/**
 * LISTEN on a dedicated connection, reopened whenever it is lost. Notifications only shorten the wait: every consumer
 * also polls.
 */
export async function listen(options: ListenOptions): Promise<Listener> {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const reconnectLater = (): void => {
    client = undefined
    if (!closed) timer ??= setTimeout(() => void connect(), reconnectAfterMs)
  }

  const connect = async (): Promise<void> => {
    timer = undefined
    const opening = options.db.connection()
    // Without a listener the loss of this connection would end the process; 'end' follows and opens the next one.
    opening.on('error', (error) => options.log.warn({ err: error }, 'the LISTEN connection was lost'))
    opening.on('notification', ({ channel, payload }) => options.onNotification(channel, payload ?? ''))
    try {
      await opening.connect()
      opening.once('end', reconnectLater)
      client = opening
      for (const channel of options.channels) await opening.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (closed) await opening.end()
      else options.onConnected?.()
    } catch (error) {
      options.log.warn({ err: error }, 'the LISTEN connection could not be opened')
      await opening.end().catch(() => undefined)
      reconnectLater()
    }
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
