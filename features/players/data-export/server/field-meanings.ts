import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  password: 'The player’s password, encrypted with the public key from the configuration.',
  passwordKeyId: 'Which public key the password was encrypted with.',
  export: 'The player’s newest copy; null: the player never asked for one.',
  id: 'The number of the copy, which its download names.',
  state: 'What has become of the copy: `making`, `ready`, `expired`, or `failed` if it could not be made.',
  requestedAt: 'When the player asked for it.',
  file: 'The file; null: there is none to download.',
  expiresAt: 'When the file is deleted: seven days after it was made.',
  pieces: 'In how many pieces it is downloaded.',
  sizeBytes: 'How many bytes the whole file has.',
  nextAt: 'From when on another copy can be asked for; null: now.',
  exportId: 'The number of the player’s own copy.',
  piece: 'Which piece, counted from 1.',
  fileName: 'The name of the whole file.',
  type: 'The media type of the whole file.',
  base64: 'The piece in base64. The texts of all pieces, joined in their order, are the file.',
}
