import type { Instant } from '#core/clock/instant.ts'
import { permits, type StaffIdentity, type WorkItem, type WorkQueues } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { byDeadline, dueAt } from '../rules.ts'
import { workDeadlineList } from './store/work-deadline.store.ts'
import { type WorkOwner, workOwnerList } from './store/work-owner.store.ts'

type Queue = WorkQueues['queues'][number]
export type ItemQueue = Queue & { readonly items: NonNullable<Queue['items']> }

/** The queues whose items have an owner. */
export const itemQueues = (queues: readonly Queue[]): readonly ItemQueue[] =>
  queues.flatMap((queue) => (queue.items === undefined ? [] : [{ ...queue, items: queue.items }]))

const itemsMax = 200

export type DueItem = WorkItem & {
  readonly queue: ItemQueue
  readonly dueAt: Instant
  readonly owner: ItemOwner | undefined
}

/** An owner of the feature's own has no number. */
type ItemOwner = Pick<WorkOwner, 'email' | 'name' | 'handedBy' | 'seenAt'> & { readonly ownerId: bigint | null }

/** The oldest items of each queue with their deadlines and owners, in the order of their deadlines. */
export async function readItems(
  db: Queryable,
  queues: readonly ItemQueue[],
  now: Instant,
): Promise<readonly DueItem[]> {
  const [deadlines, ...lists] = await Promise.all([
    workDeadlineList(db),
    ...queues.map(async (queue) =>
      (await queue.items.list(db, now, itemsMax)).map((item) => ({ ...item, queue, name: queue.name })),
    ),
  ])
  const items = lists.flat()
  const owners = new Map(
    (
      await workOwnerList(
        db,
        items.map(({ name, ref }) => ({ queue: name, ref })),
      )
    ).map((owner) => [`${owner.queue} ${owner.ref}`, owner]),
  )
  return byDeadline(
    items.map(({ name, ...item }) => ({
      ...item,
      dueAt: item.own?.dueAt ?? dueAt({ queue: name, since: item.since }, deadlines, item.queue.items.dueAfter),
      owner: item.own === undefined ? owners.get(`${name} ${item.ref}`) : ownOwner(item.own),
    })),
  )
}

const ownOwner = ({ owner }: NonNullable<WorkItem['own']>): ItemOwner | undefined =>
  owner === null ? undefined : { ...owner, ownerId: null, seenAt: null }

/** Whether a member works on an item. */
export const isOwnedBy = ({ owner }: DueItem, { staffId, email }: Pick<StaffIdentity, 'staffId' | 'email'>): boolean =>
  owner !== undefined && (owner.ownerId === null ? owner.email === email : owner.ownerId === staffId)

/** An item as a member sees it. */
export function itemView(item: DueItem, staff: Pick<StaffIdentity, 'staffId' | 'email'>, now: Instant) {
  const { queue, ref, about, page, since, dueAt: due, owner, own } = item
  return {
    queue: queue.name,
    label: queue.label,
    ref,
    about,
    page,
    since,
    dueAt: due,
    isOverdue: due < now,
    owner: owner?.email ?? null,
    ownerName: owner?.name ?? null,
    isMine: isOwnedBy(item, staff),
    isOwnedOnPage: own !== undefined,
  }
}

/** The items of the queues that a member's roles open. */
export const itemsFor = (items: readonly DueItem[], { roles }: Pick<StaffIdentity, 'roles'>): readonly DueItem[] =>
  items.filter(({ queue }) => permits(roles, queue.permission))
