import { formatMessage } from '#core/message/format-message.ts'
import { element, setText } from '#games/client/element.ts'
import { bossAt } from '../math/boss.ts'
import { messages } from './messages/en.ts'

/** When the boss comes, and whether the page still hears of its table. */
export function createBossClock(name: string, now: () => number) {
  const time = element('span', { class: 'boss-clock' })
  const others = element('span', { class: 'spoken' })
  const state = element('span', { class: 'table-lost', role: 'status', hidden: true }, messages.tableLost)
  const show = (): void => {
    const { part, comesInMs } = bossAt(now())
    const seconds = Math.ceil(comesInMs / 1_000)
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    time.classList.toggle('is-here', part !== undefined)
    setText(
      time,
      part === undefined
        ? formatMessage(messages.bossIn, { name, time: text })
        : formatMessage(messages.bossIsHere, { name }),
    )
  }
  show()
  setInterval(show, 1_000)
  return {
    root: element('div', { class: 'sea-facts' }, time, state, others),
    /** For those who hear the page; the others see the cannons. */
    setMates(names: readonly string[]): void {
      const list = new Intl.ListFormat(document.documentElement.lang).format(names)
      setText(others, names.length === 0 ? messages.aloneAtTable : formatMessage(messages.atTable, { names: list }))
    },
    setLost: (isLost: boolean) => void (state.hidden = !isLost),
  }
}
