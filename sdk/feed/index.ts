export type { FeedDelivery, FeedEvent, FeedEventData, FeedEventOf, FeedEventType } from './events.ts'
export {
  createFeedReader,
  type FeedReader,
  type FeedReaderOptions,
  type FeedReading,
  type FeedRefusal,
} from './feed-reader.ts'
export {
  type DeliveryFault,
  type DeliveryHeaders,
  verifyDelivery,
  type VerifiedDelivery,
} from './verify-delivery.ts'
