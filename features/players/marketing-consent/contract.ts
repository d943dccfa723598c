import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { playerIdIn } from '#core/contract/id-in.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { marketingChannels } from '#core/marketing-channel.ts'
import { consentSources } from './consent-sources.ts'

const own = { access: 'player', money: 'none' } as const

export const readMarketingConsents = call({
  path: 'marketingConsents',
  summary: 'Returns by which channels the player has agreed to get promos, with the words to agree to.',
  ...own,
  request: v.object({}),
  response: v.object({
    wording: v.number(),
    consents: v.array(
      v.object({
        channel: v.picklist(marketingChannels),
        text: v.string(),
        /** Null: no consent. */
        since: v.nullable(instantOut),
      }),
    ),
    hasEmail: v.boolean(),
  }),
  refusals: {},
})

export const saveMarketingConsent = call({
  path: 'marketingConsentSave',
  summary: 'Gives or withdraws the player’s consent to promos by one channel. A withdrawal holds at once.',
  ...own,
  request: v.object({
    channel: v.picklist(marketingChannels),
    isGiven: v.boolean(),
    /** The version of the words that the player has read. */
    wording: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  response: v.object({}),
  refusals: { wordingChanged: 1516 },
})

export const listPlayerConsents = staffList({
  path: 'marketingConsentsOfPlayer',
  summary: 'Lists when a player gave or withdrew consent to promos, by channel, 25 at a time.',
  permission: 'mail.view',
  filter: { playerId: playerIdIn },
  sorts: ['newest', 'oldest'],
  row: {
    channel: v.picklist(marketingChannels),
    isGiven: v.boolean(),
    /** Whether it is what holds now. */
    isNow: v.boolean(),
    wording: v.nullable(v.number()),
    /** The words, in English. */
    text: v.nullable(v.string()),
    language: v.nullable(v.string()),
    source: v.picklist(consentSources),
    at: instantOut,
  },
})
