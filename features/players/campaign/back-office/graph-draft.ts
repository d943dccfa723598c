import { type MarketingChannel, marketingChannels } from '#core/marketing-channel.ts'
import { exitsOf, type Graph, startStep, type Step, type StepKind } from '../graph.ts'

const noText = { en: '', fil: '' }

/** A message to players who have not been active for a week. */
export const firstGraph: Graph = {
  trigger: { kind: 'inactive', days: 7 },
  first: 's1',
  steps: [
    { kind: 'message', id: 's1', title: noText, body: noText, next: 's2' },
    { kind: 'end', id: 's2' },
  ],
  holdout: 10,
  quiet: { fromHour: 21, untilHour: 8 },
  cap: { day: 1, week: 3 },
}

function blankStep(kind: StepKind, id: string, next: string): Step {
  if (isChannel(kind)) return blankPromo(kind, id, next)
  switch (kind) {
    case 'wait':
      return { kind, id, next, hours: 24 }
    case 'waitUntil':
      return { kind, id, next, hour: 9 }
    case 'condition':
      return { kind, id, segment: 0, yes: next, no: next }
    case 'split':
      return {
        kind,
        id,
        branches: [
          { percent: 50, next },
          { percent: 50, next },
        ],
      }
    case 'message':
      return { kind, id, next, title: noText, body: noText }
    case 'gift':
      return { kind, id, next, title: noText, body: noText, coins: 5_000, times: 3, daysValid: 7, budget: 1_000_000 }
    case 'end':
      return { kind, id }
  }
}

const isChannel = (kind: StepKind): kind is MarketingChannel => marketingChannels.some((channel) => channel === kind)

const blankPromo = (kind: MarketingChannel, id: string, next: string): Step =>
  kind === 'sms' ? { kind, id, next, body: noText } : { kind, id, next, title: noText, body: noText }

/** Adds a step behind another one, between it and what came next. Returns its name as well. */
export function withStepAfter(
  graph: Graph,
  after: string,
  kind: StepKind,
): { readonly graph: Graph; readonly id: string } {
  const id = freeId(graph)
  const before = graph.steps.find((step) => step.id === after)
  const next = after === startStep ? graph.first : (before && exitsOf(before)[0]) || ''
  const added = blankStep(kind, id, next)
  const steps = graph.steps.map((step) => (step.id === after ? withFirstExit(step, id) : step))
  steps.splice(steps.findIndex((step) => step.id === after) + 1, 0, added)
  return { graph: { ...graph, steps, ...(after === startStep && { first: id }) }, id }
}

function freeId({ steps }: Graph): string {
  let number = steps.length + 1
  while (steps.some(({ id }) => id === `s${number}`)) number += 1
  return `s${number}`
}

function withFirstExit(step: Step, to: string): Step {
  switch (step.kind) {
    case 'end':
      return step
    case 'condition':
      return { ...step, yes: to }
    case 'split':
      return {
        ...step,
        branches: step.branches.map((branch, index) => (index === 0 ? { ...branch, next: to } : branch)),
      }
    default:
      return { ...step, next: to }
  }
}

/** What led to the step leads to the one behind it. */
export function withoutStep(graph: Graph, id: string): Graph {
  const gone = graph.steps.find((step) => step.id === id)
  const next = (gone && exitsOf(gone)[0]) ?? ''
  const instead = (to: string) => (to === id ? next : to)
  return {
    ...graph,
    first: instead(graph.first),
    steps: graph.steps.filter((step) => step.id !== id).map((step) => withExits(step, instead)),
  }
}

function withExits(step: Step, change: (to: string) => string): Step {
  switch (step.kind) {
    case 'end':
      return step
    case 'condition':
      return { ...step, yes: change(step.yes), no: change(step.no) }
    case 'split':
      return { ...step, branches: step.branches.map((branch) => ({ ...branch, next: change(branch.next) })) }
    default:
      return { ...step, next: change(step.next) }
  }
}

export const withStep = (graph: Graph, changed: Step): Graph => ({
  ...graph,
  steps: graph.steps.map((step) => (step.id === changed.id ? changed : step)),
})

/** Digits as typed; what is none counts as nothing. */
export const numberOf = (typed: string): number => Number(typed.replaceAll(/\D/g, '').slice(0, 9))
