import * as v from 'valibot'
import { instant, instantMax } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { basisPoints, decimalOf } from '#core/money/basis-points.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import {
  auditLabel,
  type AuditedAct,
  type AuditMeaning,
  type AuditMeanings,
  meaningsOf,
  upperFirst,
} from '../audit-fields.ts'
import { isStaffRole, staffRoles } from '../roles.ts'

export type AuditChange = { readonly name: string; readonly before: string | null; readonly after: string | null }
type Line = AuditedAct & { readonly before: unknown }

const changesShown = 60

/** The changes of an entry in words: amounts in pesos, times in Manila, identifiers as words. */
export function auditChanges({ before, ...line }: Line, more: AuditMeanings = {}): AuditChange[] {
  const meanings = { ...meaningsOf(line), ...more }
  const [was, is] = [leavesOf(before, meanings), leavesOf(line.after, meanings)]
  const changes = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => changeOf(was.get(key), is.get(key)))
  const left = changes.length - changesShown
  return left > 0
    ? [...changes.slice(0, changesShown), { name: 'More changes', before: null, after: String(left) }]
    : changes
}

type Leaf = { readonly name: string; readonly text: string; readonly isNested: boolean }

/** An unchanged value gives context; within larger values it is omitted. */
function changeOf(was: Leaf | undefined, is: Leaf | undefined): AuditChange[] {
  const shown = is ?? was
  if (shown === undefined) return []
  const { name, text, isNested } = shown
  const [before, after] = [textOfLeaf(was), textOfLeaf(is)]
  if (before === after) return isNested ? [] : [{ name, before: null, after: text }]
  return [{ name, before, after }]
}

const textOfLeaf = (leaf: Leaf | undefined): string | null => leaf?.text ?? null

function leavesOf(value: unknown, meanings: AuditMeanings, path: readonly string[] = []): Map<string, Leaf> {
  const leaf = (text: string) =>
    new Map([[path.join('.'), { name: labelOf(path, meanings), text, isNested: path.length > 1 }]])
  if (path.length === 0 && !isObject(value)) return new Map()
  if (!isObject(value)) return leaf(textOf(value, meaningOf(path, meanings)))
  if (Array.isArray(value))
    return leavesOfList(value, meanings, path) ?? leaf(listText(value, meaningOf(path, meanings)))
  return merged(Object.entries(value).map(([key, part]) => leavesOf(part, meanings, [...path, key])))
}

/** A field's own label, or that of its meaning. */
const labelOf = (path: readonly string[], meanings: AuditMeanings): string =>
  meaningOf(path, meanings) === 'secondFactor' ? 'Second factor' : auditLabel(path)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Undefined for a list of plain values or gifts, which is shown as one text. */
function leavesOfList(list: readonly unknown[], meanings: AuditMeanings, path: readonly string[]) {
  if (meaningOf(path, meanings) === 'rewards' || list.every((item) => typeof item !== 'object')) return undefined
  const settings = v.safeParse(settingChanges, list)
  if (settings.success) {
    return merged(
      settings.output.map(({ name, before, after }) => {
        const meaning = meanings[name]
        const text = `${textOf(before, meaning)} → ${textOf(after, meaning)}`
        return new Map([[`${path.join('.')}.${name}`, { name: auditLabel([...path, name]), text, isNested: true }]])
      }),
    )
  }
  const facts = v.safeParse(cardFacts, list)
  if (facts.success) return new Map(facts.output.map((fact, index) => [`${path.join('.')}.${index}`, factLeaf(fact)]))
  return merged(list.map((item, index) => leavesOf(item, meanings, [...path, String(index + 1)])))
}

const settingChanges = v.pipe(
  v.array(v.object({ name: v.string(), before: v.unknown(), after: v.unknown() })),
  v.minLength(1),
)

/** What an approver has read on the request's card. */
const cardFact = v.strictObject({ name: v.string(), value: v.string(), before: v.optional(v.string()) })
const cardFacts = v.pipe(v.array(cardFact), v.minLength(1))

const factLeaf = ({ name, value, before }: v.InferOutput<typeof cardFact>): Leaf => ({
  name,
  text: before === undefined ? value : `${before} → ${value}`,
  isNested: true,
})

const merged = (maps: readonly Map<string, Leaf>[]): Map<string, Leaf> => new Map(maps.flatMap((map) => [...map]))

/** The closest meaning along the path. */
const meaningOf = (path: readonly string[], meanings: AuditMeanings): AuditMeaning | undefined =>
  path
    .toReversed()
    .map((name) => meanings[name])
    .find((meaning) => meaning !== undefined)

function listText(list: readonly unknown[], meaning: AuditMeaning | undefined): string {
  if (list.length === 0) return 'None'
  const gifts = meaning === 'rewards' ? v.safeParse(rewardItemsIn, list) : undefined
  return gifts?.success
    ? gifts.output.map(rewardName).join(', ')
    : list.map((item) => textOf(item, meaning === 'rewards' ? undefined : meaning)).join(', ')
}

/** An unparsable value stays as recorded. */
function textOf(value: unknown, meaning: AuditMeaning | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === null || value === undefined || value === '') return 'None'
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value)
  return (meaning && readers[meaning](String(value))) ?? String(value)
}

const whole = (text: string): bigint | undefined => (/^-?\d{1,18}$/.test(text) ? BigInt(text) : undefined)
const withWhole = (text: string, format: (number: bigint) => string): string | undefined => {
  const number = whole(text)
  return number === undefined ? undefined : format(number)
}

const countOf = (count: bigint, unit: string): string => `${count} ${unit}${count === 1n ? '' : 's'}`

const secondFactors = new Map([
  ['code', 'Authenticator code'],
  ['passkey', 'Passkey'],
])

const readers: Readonly<Record<AuditMeaning, (text: string) => string | undefined>> = {
  centavos: (text) => withWhole(text, (amount) => formatMoney(centavos(amount))),
  pesos: (text) => withWhole(text, (amount) => formatMoney(pesos(amount))),
  minutes: (text) => withWhole(text, (count) => countOf(count, 'minute')),
  hours: (text) => withWhole(text, (count) => countOf(count, 'hour')),
  days: (text) => withWhole(text, (count) => countOf(count, 'day')),
  times: (text) => withWhole(text, (rate) => `${decimalOf(basisPoints(Number(rate)))}x`),
  time: (text) => {
    const at = whole(text) === undefined ? Date.parse(text) : Number(text)
    return Number.isInteger(at) && Math.abs(at) <= instantMax ? formatInstant(instant(at)) : undefined
  },
  rewards: () => undefined,
  role: (text) => (isStaffRole(text) ? staffRoles[text] : undefined),
  secondFactor: (text) => secondFactors.get(text),
  word: (text) =>
    upperFirst((/^[A-Z_]+$/.test(text) ? text.toLowerCase().replaceAll('_', ' ') : wordsOfName(text)).trim()),
}

/** Our identifiers as words; people's text stays. */
const wordsOfName = (text: string): string =>
  /^[a-z]+(?:[A-Z][a-z]*)*$/.test(text) ? text.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : text
