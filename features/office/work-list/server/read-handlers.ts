import { cachedRead } from '#core/clock/cached-read.ts'
import { seconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { activeMembersWith, handleStaff, permits } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { listWorkColleagues, listWorkDeadlines, listWorkItems, readWorkNews, seeWorkNews } from '../contract.ts'
import { isOwnedBy, itemsFor, itemView, readItems } from './read-items.ts'
import { workDeadlineList } from './store/work-deadline.store.ts'
import { workOwnerSee } from './store/work-owner.store.ts'
import { minutesOf, type WorkListDependencies } from './work-list-dependencies.ts'

const shownMax = 100
const readEvery = seconds(2)

export function readHandlers(needs: WorkListDependencies): Handler[] {
  return [listItems(needs), listColleagues(needs), listDeadlines(needs), readNews(needs), seeNews(needs)]
}

const listItems = ({ queues }: WorkListDependencies): Handler =>
  handleStaff(listWorkItems, async ({ input: { mine: onlyMine }, staff, db, now }) => {
    const seen = itemsFor(await readItems(db, queues, now), staff).map((item) => itemView(item, staff, now))
    const mine = seen.filter(({ isMine }) => isMine)
    return answer({
      items: (onlyMine ? mine : seen).slice(0, shownMax),
      overdue: seen.filter(({ isOverdue }) => isOverdue).length,
      mine: mine.length,
      all: seen.length,
      now,
    })
  })

const listColleagues = ({ queues }: WorkListDependencies): Handler =>
  handleStaff(listWorkColleagues, async ({ input, staff, db }) => {
    const queue = queues.find(({ name }) => name === input.queue)
    if (queue === undefined || !permits(staff.roles, queue.permission)) return refuse('itemNotWaiting')
    const members = await activeMembersWith(db, queue.permission)
    const colleagues = members.filter(({ email }) => email !== staff.email)
    return answer({ members: colleagues.map(({ email, name }) => ({ email, name })) })
  })

const listDeadlines = ({ queues }: WorkListDependencies): Handler =>
  handleStaff(listWorkDeadlines, async ({ db }) => {
    const saved = await workDeadlineList(db)
    return answer({
      queues: queues.map((queue) => ({
        queue: queue.name,
        label: queue.label,
        minutes: minutesOf(queue, saved),
        history: saved
          .filter((each) => each.queue === queue.name)
          .map(({ fromAt, minutes, savedBy, reason }) => ({ fromAt, minutes, savedBy, reason })),
      })),
    })
  })

function readNews({ db: shared, queues }: WorkListDependencies): Handler {
  // The bell of every member asks again and again: all share one reading.
  const items = cachedRead((now) => readItems(shared, queues, now), readEvery)
  return handleStaff(readWorkNews, async ({ staff, now }) => {
    const own = itemsFor(await items(now), staff).filter((item) => isOwnedBy(item, staff))
    const news = own.map((item) => ({
      ...itemView(item, staff, now),
      isHandedOver: item.owner?.handedBy !== null && item.owner?.seenAt === null,
      handedBy: item.owner?.handedBy ?? null,
    }))
    return answer({ news: news.filter(({ isHandedOver, isOverdue }) => isHandedOver || isOverdue) })
  })
}

const seeNews = ({ queues }: WorkListDependencies): Handler =>
  handleStaff(seeWorkNews, async ({ staff, db, now }) => {
    await workOwnerSee(db, staff.staffId, now)
    for (const { items } of queues) await items.see?.(db, staff.email)
    return answer({})
  })
