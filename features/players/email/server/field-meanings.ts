import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  address: 'The player’s e-mail address, with most of it masked; null: none.',
  'emailCodeSend.address': 'The e-mail address. In the answer most of it is masked.',
  isOffered: 'True: e-mail can be sent, so that an address can be added.',
  requestId: 'The id of the request for a code, to be sent with the code.',
  resendSeconds: 'How many seconds until another code can be requested.',
  expireAt: 'Until when the code is valid.',
  token: 'The token of a link to unsubscribe: the player, the kind, and a keyed hash of both.',
  fact: 'The kind of e-mail that was turned off.',
  code: 'The code of six digits that was sent to the address.',
}
