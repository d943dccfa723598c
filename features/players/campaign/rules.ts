import { type Language, languageNames, languages } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { exitsOf, type Graph, isAct, startStep, type Step } from './graph.ts'
import { faultWords as words } from './fault-words.ts'
import type { SegmentUse } from './segment-use.ts'

export type KnownSegments = ReadonlyMap<number, SegmentUse>

/** Why a campaign cannot start, and at which step; null: at its beginning. */
export type GraphFault = { readonly step: string | null; readonly why: string }

/** Everything that is wrong with a campaign, in the order of its steps. */
export function graphFaults(graph: Graph, segments: KnownSegments): readonly GraphFault[] {
  const ids = new Set(graph.steps.map(({ id }) => id))
  const own = [
    ...triggerFaults(graph, segments),
    ...(ids.size === graph.steps.length && !ids.has(startStep) ? [] : [{ step: null, why: words.sameName }]),
    ...(ids.has(graph.first) ? [] : [{ step: null, why: words.firstMissing }]),
    ...(graph.steps.some(isAct) ? [] : [{ step: null, why: words.noAct }]),
    ...graph.steps.flatMap((step) => stepFaults(step, { ids, segments }).map((why) => ({ step: step.id, why }))),
  ]
  return [...own, ...shapeFaults(graph)]
}

/** One sentence that names the step by its place in the list and what it does. */
export function faultText({ step, why }: GraphFault, { steps }: Pick<Graph, 'steps'>): string {
  const place = steps.findIndex(({ id }) => id === step)
  const found = steps[place]
  if (found === undefined) return formatMessage(words.ofStart, { why })
  return formatMessage(words.ofStep, { number: place + 1, kind: words.kinds[found.kind], why })
}

const segmentFaults: Readonly<Record<Exclude<SegmentUse, 'usable'>, string>> = {
  everybody: words.segmentOfEverybody,
  loss: words.segmentOfLosses,
}

function segmentFault(id: number, segments: KnownSegments): readonly string[] {
  const use = segments.get(id)
  if (use === undefined) return [id === 0 ? words.segmentNotChosen : words.segmentGone]
  return use === 'usable' ? [] : [segmentFaults[use]]
}

const triggerFaults = ({ trigger }: Graph, segments: KnownSegments): readonly GraphFault[] =>
  trigger.kind === 'segment' ? segmentFault(trigger.segment, segments).map((why) => ({ step: null, why })) : []

type Surroundings = { readonly ids: ReadonlySet<string>; readonly segments: KnownSegments }

function stepFaults(step: Step, { ids, segments }: Surroundings): readonly string[] {
  const open = exitsOf(step).some((exit) => !ids.has(exit)) ? [words.leadsNowhere] : []
  return [...open, ...contentFaults(step, segments)]
}

function contentFaults(step: Step, segments: KnownSegments): readonly string[] {
  switch (step.kind) {
    case 'condition':
      return segmentFault(step.segment, segments)
    case 'split':
      return splitFaults(step.branches.map(({ percent }) => percent))
    case 'message':
    case 'email':
    case 'push':
      return textFaults(step)
    case 'sms':
      return bodyFaults(step)
    case 'gift':
      return [...textFaults(step), ...giftFaults(step)]
    default:
      return []
  }
}

function splitFaults(percents: readonly number[]): readonly string[] {
  const sum = percents.reduce((total, each) => total + each, 0)
  if (percents.length < 2) return [words.oneBranch]
  if (percents.includes(0)) return [words.emptyBranch]
  return sum === 100 ? [] : [formatMessage(words.notHundred, { sum })]
}

type Texts = Pick<Extract<Step, { kind: 'message' }>, 'title' | 'body'>
const textFaults = ({ title, body }: Texts): readonly string[] =>
  languages.flatMap((language) => [
    ...(title[language] === '' ? [formatMessage(words.noTitle, { language: languageNames[language] })] : []),
    ...bodyFaultIn(body, language),
  ])

const bodyFaults = ({ body }: Pick<Texts, 'body'>): readonly string[] =>
  languages.flatMap((language) => bodyFaultIn(body, language))

const bodyFaultIn = (body: Texts['body'], language: Language): readonly string[] =>
  body[language] === '' ? [formatMessage(words.noText, { language: languageNames[language] })] : []

function giftFaults({ coins, budget }: Extract<Step, { kind: 'gift' }>): readonly string[] {
  if (coins === 0) return [words.noGift]
  return budget < coins ? [words.budgetTooSmall] : []
}

/** A loop, and steps that nothing leads to. */
function shapeFaults(graph: Graph): readonly GraphFault[] {
  const reached = reachedFrom(graph)
  const loops = graph.steps.filter(({ id }) => isInLoop(graph, id))
  return [
    ...loops.slice(0, 1).map(({ id }) => ({ step: id, why: words.loop })),
    ...graph.steps.filter(({ id }) => !reached.has(id)).map(({ id }) => ({ step: id, why: words.notReached })),
  ]
}

const byId = ({ steps }: Pick<Graph, 'steps'>) => new Map(steps.map((step) => [step.id, step]))

function reachedFrom(graph: Graph, from: readonly string[] = [graph.first]): ReadonlySet<string> {
  const steps = byId(graph)
  const reached = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const step = steps.get(id)
    if (step === undefined || reached.has(id)) continue
    reached.add(id)
    waiting.push(...exitsOf(step))
  }
  return reached
}

function isInLoop(graph: Graph, id: string): boolean {
  const step = byId(graph).get(id)
  return step !== undefined && reachedFrom(graph, exitsOf(step)).has(id)
}

/** The steps so that each comes before those it leads to. The graph has no loop. */
export function inOrder(graph: Graph): readonly Step[] {
  const steps = byId(graph)
  const ordered: Step[] = []
  const seen = new Set<string>()
  const visit = (id: string): void => {
    const step = steps.get(id)
    if (step === undefined || seen.has(id)) return
    seen.add(id)
    for (const exit of exitsOf(step).toReversed()) visit(exit)
    ordered.unshift(step)
  }
  visit(graph.first)
  return ordered
}
