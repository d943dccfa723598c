import { expect, test } from 'vitest'
import { arePushKeys, encryptPush, pushTextBytesMax } from './push-encryption.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

/** Appendix A of RFC 8291. */
const example = {
  plain: Buffer.from('When I grow up, I want to be a watermelon'),
  keys: {
    publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  },
  secrets: {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  },
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('the example of RFC 8291 is repeated byte for byte', () => {
  const { plain, keys, secrets, message } = example
  expect(encryptPush(plain, keys, secrets).toString('base64url')).toBe(message)
})

test('a message fills one record, and a longer one is refused', () => {
  const { keys, secrets } = example
  expect(encryptPush(Buffer.alloc(pushTextBytesMax), keys, secrets)).toHaveLength(4_096)
  expect(() => encryptPush(Buffer.alloc(pushTextBytesMax + 1), keys, secrets)).toThrow('at most')
})

test.each([
  ['that a browser made', example.keys, true],
  ['off the curve', { ...example.keys, publicKey: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]) }, false],
  ['with a short point', { ...example.keys, publicKey: example.keys.publicKey.subarray(0, 33) }, false],
  ['with a short secret', { ...example.keys, auth: Buffer.alloc(8) }, false],
])('keys %s are told apart', (_which, keys, expected) => {
  expect(arePushKeys(keys)).toBe(expected)
})
