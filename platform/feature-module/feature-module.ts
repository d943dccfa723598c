import type { FastifyInstance } from 'fastify'
import type { MessageTemplate } from '#core/message-template/message-template.ts'
import type { SealedValues } from '../crypto/reseal/sealed-values.ts'
import type { ServedCalls } from '../http/served-calls.ts'
import type { Job } from '../jobs/job.ts'
import type { Consumer } from '../outbox/consumer.ts'
import type { BackgroundService } from './background-service.ts'
import type { PersonalData } from './personal-data.ts'
import type { VaultKind } from './vault-records.ts'

/**
 * What one feature gives the server. Every part is optional: a feature names what it has, and `apps/server` folds the parts
 * of all modules. Parts that belong to a feature (deposit hooks, approval kinds, queues) are added by the type of their owner:
 * `FeatureModule & ApprovalKinds`.
 */
export type FeatureModule = {
  readonly name: string
  /** What players call, under /app/v1/. */
  readonly player?: ServedCalls
  /** What the staff calls, under /back-office/v1/. */
  readonly desk?: ServedCalls
  readonly jobs?: readonly Job[]
  readonly consumers?: readonly Consumer[]
  /** What runs for as long as a worker does, where a job's turns would be too far apart. */
  readonly services?: readonly BackgroundService[]
  /** What it has sealed under the master secret, for a rotation. */
  readonly sealed?: readonly SealedValues[]
  /** What it holds about a player, for the copy that the player may ask for. */
  readonly personalData?: readonly PersonalData[]
  /** The fixed messages that it writes to players. */
  readonly messageTemplates?: readonly MessageTemplate[]
  /** What it gives the regulator's vault of a day. */
  readonly vault?: readonly VaultKind[]
  /** Adds what is no call to the players' server: webhooks, uploads, files, and what ends with the server. */
  readonly register?: (server: FastifyInstance) => void
}
