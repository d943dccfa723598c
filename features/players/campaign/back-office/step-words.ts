import { centavosFromNumber } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { type ActStep, type Graph, type Step, type StepKind, titleOf } from '../graph.ts'
import { faultWords } from '../fault-words.ts'
import { messages } from './messages/en.ts'

export const stepIcons: Readonly<Record<StepKind, IconName>> = {
  wait: 'clock',
  waitUntil: 'calendar',
  condition: 'filter',
  split: 'share',
  message: 'mail',
  gift: 'gift',
  email: 'external',
  sms: 'chat',
  push: 'bell',
  end: 'check-circle',
}

export const kindNames = faultWords.kinds
export const stepKinds: readonly StepKind[] = [
  'message',
  'gift',
  'email',
  'sms',
  'push',
  'wait',
  'waitUntil',
  'condition',
  'split',
  'end',
]

const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`
export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }))

export type SegmentName = (id: number) => string | undefined

/** What a step does, in a few words. */
export function stepText(step: Step, segmentName: SegmentName): string {
  switch (step.kind) {
    case 'wait':
      return waitText(step.hours)
    case 'waitUntil':
      return formatMessage(messages.untilHour, { hour: hourText(step.hour) })
    case 'condition':
      return segmentName(step.segment) ?? messages.noSegment
    case 'split':
      return step.branches.map(({ percent }) => `${percent}%`).join(' · ')
    case 'end':
      return messages.endText
    default:
      return actText(step)
  }
}

const waitText = (hours: number): string =>
  hours % 24 === 0
    ? formatMessage(messages.daysLong, { count: hours / 24 })
    : formatMessage(messages.hoursLong, { hours })

function actText(step: ActStep): string {
  const title = titleOf(step, 'en') || (step.kind === 'sms' ? messages.noWords : messages.noTitle)
  return step.kind === 'gift' ? `${formatMoney(centavosFromNumber(step.coins))} · ${title}` : title
}

export function triggerText({ trigger }: Graph, segmentName: SegmentName): string {
  switch (trigger.kind) {
    case 'segment':
      return formatMessage(messages.entersSegment, { segment: segmentName(trigger.segment) ?? messages.noSegment })
    case 'registered':
      return messages.triggerRegistered
    case 'firstDeposit':
      return messages.triggerFirstDeposit
    case 'inactive':
      return formatMessage(messages.inactiveFor, { count: trigger.days })
  }
}
