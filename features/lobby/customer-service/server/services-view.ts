import type { AnswerOf } from '#core/contract/call.ts'
import { wireFlagOf } from '#core/enumerations/wire-flag.ts'
import type { getCustomerServices } from '../contract.ts'
import type { Service } from './customer-service-dependencies.ts'

/** The contacts in the specification's format. */
export const servicesView = (services: readonly Service[]): AnswerOf<typeof getCustomerServices> => ({
  appCustomerServiceQueue: services.map(({ isOut, ...service }) => ({ ...service, isOut: wireFlagOf(isOut) })),
})
