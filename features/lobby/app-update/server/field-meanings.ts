import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  bonus: 'What was given for having got the app.',
  appPackage: 'The published Android package.',
  'appPackage.url': 'Where the package is downloaded.',
  'appPackage.version': 'The version of the package.',
  bytes: 'The size of the file.',
  sha256: 'SHA-256 of the file, in hexadecimal digits.',
  certificate: 'SHA-256 of the certificate that signed the package.',
}
