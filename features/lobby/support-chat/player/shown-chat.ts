import type { ResponseOf } from '#core/contract/call.ts'
import type { getSupportChat } from '../contract.ts'

export type ShownChat = NonNullable<ResponseOf<typeof getSupportChat>['chat']>
export type ShownMessage = ShownChat['messages'][number]
