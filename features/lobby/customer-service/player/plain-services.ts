import type { ResponseOf } from '#core/contract/call.ts'
import type { getCustomerServices, WireService } from '../contract.ts'

type ServicesAnswer = ResponseOf<typeof getCustomerServices>

/** The contacts as read, in the operator's order. */
export const plainServices = ({ appCustomerServiceQueue: services }: ServicesAnswer) => services

/** The reverse: what the server would answer. */
export const servicesAnswer = (services: readonly WireService[]): ServicesAnswer => ({
  appCustomerServiceQueue: [...services],
})
