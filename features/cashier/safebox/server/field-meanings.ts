import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  safebox: 'What the player has put aside, where it cannot be bet.',
  coin: 'The coins outside of the safebox.',
  hasPassword: 'True: a withdrawal password is set.',
  password: 'The withdrawal password of six digits, encrypted with the public key (RSA-OAEP, SHA-256), in base64.',
  'modifySafePassword.password':
    'The password named by “by”, encrypted with the public key (RSA-OAEP, SHA-256), in base64.',
  newPassword: 'The new withdrawal password of six digits, encrypted in the same way.',
  by: 'By which password it is changed: the old one, or the login password if the old one is forgotten.',
  code: 'The one-time code of six digits, sent by code type 3.',
  amount: 'How much is moved.',
}
