import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

export const feedModes = ['accept', 'slow', 'fail', 'refuse', 'gone'] as const
export type FeedMode = (typeof feedModes)[number]

const settings = v.object({ secrets: v.string(), mode: v.picklist(feedModes) })
export type FeedSettings = v.InferOutput<typeof settings>

export function feedSettingsFind(database: DatabaseSync): FeedSettings {
  const row = database.prepare('select secrets, mode from feed_setting').get()
  return row === undefined ? { secrets: '', mode: 'accept' } : v.parse(settings, row)
}

export function feedSettingsSave(database: DatabaseSync, { secrets, mode }: FeedSettings): void {
  database
    .prepare(
      `insert into feed_setting (only, secrets, mode) values (1, ?, ?)
       on conflict (only) do update set secrets = excluded.secrets, mode = excluded.mode`,
    )
    .run(secrets, mode)
}

const pullSettings = v.object({ url: v.string(), partner: v.string(), cursor: v.nullable(v.string()) })
export type PullSettings = v.InferOutput<typeof pullSettings>

export function pullSettingsFind(database: DatabaseSync): PullSettings {
  const row = database.prepare('select url, partner, cursor from feed_pull').get()
  return row === undefined ? { url: '', partner: '', cursor: null } : v.parse(pullSettings, row)
}

export function pullSettingsSave(database: DatabaseSync, { url, partner, cursor }: PullSettings): void {
  database
    .prepare(
      `insert into feed_pull (only, url, partner, cursor) values (1, ?, ?, ?)
       on conflict (only) do update set url = excluded.url, partner = excluded.partner, cursor = excluded.cursor`,
    )
    .run(url, partner, cursor)
}

const keptMax = 1_000
const delivery = v.object({
  id: v.number(),
  webhook_id: v.string(),
  verdict: v.string(),
  body: v.string(),
  created_at: v.number(),
})
export type Delivery = {
  readonly id: string
  readonly to: string
  readonly verdict: string
  readonly body: string
  readonly createdAt: string
}

type NewDelivery = Pick<Delivery, 'verdict' | 'body'> & { readonly webhookId: string; readonly createdAt: number }

export function deliveryInsert(database: DatabaseSync, { webhookId, verdict, body, createdAt }: NewDelivery): void {
  database
    .prepare('insert into feed_delivery (webhook_id, verdict, body, created_at) values (?, ?, ?, ?)')
    .run(webhookId, verdict, body, createdAt)
  database
    .prepare('delete from feed_delivery where id <= (select id from feed_delivery order by id desc limit 1 offset ?)')
    .run(keptMax)
}

/** The deliveries, newest first. */
export const deliveryList = (database: DatabaseSync, countMax: number): Delivery[] =>
  database
    .prepare('select * from feed_delivery order by id desc limit ?')
    .all(countMax)
    .map((row) => {
      const { id, webhook_id: to, created_at: at, verdict, body } = v.parse(delivery, row)
      return { id: `feed_${id}`, to, verdict, body, createdAt: new Date(at).toISOString() }
    })

export function deliveryCount(database: DatabaseSync): number {
  const row = database.prepare('select count(*) as count from feed_delivery').get()
  return v.parse(v.object({ count: v.number() }), row).count
}

export const deliveryDeleteAll = (database: DatabaseSync): void => database.exec('delete from feed_delivery')
