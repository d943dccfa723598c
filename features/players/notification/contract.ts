import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { securityMessages } from './choices.ts'
import { emailFacts } from './email-facts.ts'
import { notificationKinds } from './notification-kinds.ts'

const bytesIn = (length: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.length(length))
const background = { access: 'player', money: 'none', activity: 'background' } as const

export const readNotificationDevice = call({
  path: 'notificationDevice',
  summary: 'Returns whether this device gets notifications, and the key by which a browser subscribes.',
  ...background,
  request: v.object({}),
  response: v.object({
    isOn: v.boolean(),
    /** A point of P-256, in base64url. */
    publicKey: v.string(),
  }),
  refusals: {},
})

export const turnOnNotifications = call({
  path: 'notificationDeviceSave',
  summary: 'Turns on notifications for this device: by its browser’s push service, or in the app while it runs.',
  ...background,
  request: v.object({
    device: v.variant('kind', [
      v.object({
        kind: v.literal('web'),
        endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000)),
        p256dh: bytesIn(87),
        auth: bytesIn(22),
      }),
      v.object({ kind: v.literal('app') }),
    ]),
  }),
  response: v.object({}),
  refusals: { serviceUnknown: 1440 },
})

export const turnOffNotifications = call({
  path: 'notificationDeviceDelete',
  summary: 'Turns off notifications for this device.',
  ...background,
  request: v.object({}),
  response: v.object({}),
  refusals: {},
})

export const takeNotifications = call({
  path: 'notificationTake',
  summary: 'Returns the notifications that the app has not shown yet, each once.',
  ...background,
  request: v.object({}),
  response: v.object({
    notifications: v.array(v.object({ id: v.number(), title: v.string(), body: v.string(), path: v.string() })),
  }),
  refusals: {},
})

export const readNotificationChoices = call({
  path: 'notificationChoices',
  summary: 'Returns what the player is sent as a notification and by SMS and e-mail, and what of it is always sent.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({
    choices: v.array(
      v.object({
        channel: v.picklist(['push', 'sms', 'email']),
        fact: v.picklist([...notificationKinds, ...securityMessages]),
        isOn: v.boolean(),
        isAlways: v.boolean(),
      }),
    ),
    /** Whether the player has an e-mail address. */
    hasEmail: v.boolean(),
  }),
  refusals: {},
})

export const saveNotificationChoice = call({
  path: 'notificationChoiceSave',
  summary: 'Turns one fact or security message on or off for all devices of the player.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.object({
    choice: v.variant('channel', [
      v.object({ channel: v.literal('push'), fact: v.picklist(notificationKinds) }),
      v.object({ channel: v.literal('sms'), fact: v.picklist(securityMessages) }),
      v.object({ channel: v.literal('email'), fact: v.picklist(emailFacts) }),
    ]),
    isOn: v.boolean(),
  }),
  response: v.object({}),
  refusals: { alwaysSent: 1441 },
})
