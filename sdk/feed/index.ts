export type { FeedDelivery, FeedEvent, FeedEventData, FeedEventOf, FeedEventType } from './events.ts'
export {
  type DeliveryFault,
  type DeliveryHeaders,
  verifyDelivery,
  type VerifiedDelivery,
} from './verify-delivery.ts'
