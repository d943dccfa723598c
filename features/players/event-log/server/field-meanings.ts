import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  eventList: 'The events, in the order in which they happened.',
  eventName: 'What happened, as one word of letters, digits and _ . : -.',
  eventTime: 'When it happened by the clock of the device, which may be wrong, in milliseconds since 1970.',
  eventUserId: 'Who the client believes to be signed in, a claim; empty: a guest.',
  channel: 'By which channel the client was distributed; empty: unknown.',
  appId: 'Which app it happened in; empty: unknown.',
  version: 'The version of the client; empty: unknown.',
  params: 'A few facts by name, 12 at most: what was tapped, how long it took. Never what a person typed.',
  accepted: 'How many of the events were kept.',
  action: 'What was done, as one word of letters, digits and _ . : -.',
  afuid: 'The attribution id of the native wrapper, or else of the advertisement; empty: none.',
  adParameters: 'What the link of an advertisement carried; absent: the player did not come by one.',
  proxy_id: 'The operator’s own mark of the advertisement.',
  fbp: 'The browser id of Facebook.',
  fbc: 'The click id of Facebook.',
  ttclid: 'The click id of TikTok.',
  ttp: 'The browser id of TikTok.',
  url: 'The address at which the player arrived.',
  referrer: 'The page from which the player came.',
  userAgent: 'What the browser called itself on arrival.',
}
