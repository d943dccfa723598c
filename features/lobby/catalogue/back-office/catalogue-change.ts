import type { ValueChange } from '#platform/office-ui/value-changes.tsx'
import { inWords } from '#platform/office-ui/in-words.ts'
import { catalogueActWords } from '../catalogue-act-words.ts'
import { messages } from './messages/en.ts'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const valuesIn = (value: unknown): Values => (isValues(value) ? value : {})

/** The values that a version changed, one by one. */
export function catalogueChanges({
  before,
  after,
}: {
  readonly before: unknown
  readonly after: unknown
}): readonly ValueChange[] {
  const [old, young] = [valuesIn(before), valuesIn(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(young)])]
  return names.map((name) => ({ name, before: old[name], after: young[name] })).filter(isShown)
}

const isShown = ({ before, after }: ValueChange): boolean => [before, after].some((value) => valueText(value) !== '')

const names: Readonly<Record<string, string>> = {
  sort: messages.position,
  hotSort: messages.hotPosition,
  isShown: messages.shownInTheLobby,
  isHot: messages.hot,
  isNew: messages.new,
  isInMaintenance: messages.maintenance,
  isOpen: messages.playOpen,
  order: messages.orderTab,
  counts: messages.gamesTotal,
  games: messages.games,
  added: messages.gamesAdded,
  changed: messages.gamesChanged,
  gone: messages.gamesWithdrawn,
  slots: messages.typeSlots,
  fish: messages.typeFish,
  poker: messages.typePoker,
  sports: messages.typeSports,
  live: messages.typeLive,
}
export const changeName = (name: string): string => names[name] ?? inWords(name)

export const changeText = (_name: string, value: unknown): string => valueText(value)

function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!isValues(value)) return ''
  return Object.entries(value)
    .map(([name, each]) => `${changeName(name)} ${valueText(each)}`)
    .join(', ')
}

export const actName = (act: string): string => catalogueActWords[act] ?? act
