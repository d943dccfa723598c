import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { Fact } from '#platform/office-ui/fact-list.tsx'
import { isEventKind } from '../event-kinds.ts'
import { kindWords } from '../kind-words.ts'
import { messages } from './messages/en.ts'
import { type Partner, type PartnerView, timeOr, waitingText } from './partner.ts'

export function healthFacts({ partner, isTestDue, testedAt, testResult }: PartnerView): readonly Fact[] {
  const { delivered, deliveredAt, waitingSince, failingSince, retryAt, isRunning } = partner
  const test = isTestDue ? messages.testUnderWay : testText(testedAt, testResult)
  const isFailing = failingSince !== null && isRunning
  return [
    { name: messages.delivered, value: delivered.toLocaleString('en-PH') },
    { name: messages.lastDelivered, value: timeOr(deliveredAt, messages.never) },
    { name: messages.waiting, value: waitingText(partner) },
    { name: messages.lag, value: timeOr(waitingSince, messages.none) },
    ...(isFailing ? [{ name: messages.failingSince, value: formatInstant(failingSince) }] : []),
    ...(isFailing && retryAt !== null ? [{ name: messages.nextTry, value: formatInstant(retryAt) }] : []),
    { name: messages.testResult, value: test },
  ]
}

const testText = (at: PartnerView['testedAt'], result: string | null): string =>
  at === null || result === null
    ? messages.never
    : formatMessage(messages.testLine, { result, time: formatInstant(at) })

export const termFacts = ({ id, url, kinds, retryHours }: Partner): readonly Fact[] => [
  { name: messages.address, value: url || messages.noAddress },
  ...(url === '' ? [{ name: messages.partnerNumber, value: String(id) }] : []),
  { name: messages.events, value: kinds.map((kind) => (isEventKind(kind) ? kindWords[kind] : kind)).join(', ') },
  { name: messages.retryHours, value: formatMessage(messages.retryValue, { hours: retryHours }) },
]
