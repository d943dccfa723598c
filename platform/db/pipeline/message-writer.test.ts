import { expect, test } from 'vitest'
import { MessageWriter } from './message-writer.ts'

const acts: readonly (readonly [string, number, (writer: MessageWriter) => void])[] = [
  ['a byte', 1, (writer) => writer.byte(7)],
  ['two bytes', 2, (writer) => writer.int16(0x0102)],
  ['four bytes', 4, (writer) => writer.int32(0x01020304)],
  ['eight bytes', 8, (writer) => writer.int64(0x0102030405060708n)],
  ['bytes as they are', 3, (writer) => writer.bytes(Uint8Array.of(1, 2, 3))],
  ['bytes as digits', 3, (writer) => writer.hex('0a0b0c')],
  ['a text', 5, (writer) => writer.text('bola!')],
]

test.each(['0', '0g', 'g0', '00zz11', '\u0131\u0132', 'é0'])(
  'of %j, which is no bytes, nothing is written',
  (digits) => {
    const writer = new MessageWriter()
    writer.byte(7)
    expect(writer.hex(digits)).toBe(false)
    expect(writer.take()).toEqual(Buffer.of(7))
  },
)

test.each(acts)('%s after any number of others are written as after none', (_what, length, act) => {
  const alone = new MessageWriter()
  act(alone)
  const expected = alone.take()
  expect(expected).toHaveLength(length)
  // Over several times the memory that a writer begins with, so that each kind of value is the one that outgrows it.
  const crowded = new MessageWriter()
  const times = Math.ceil(300_000 / length)
  for (let time = 0; time < times; time += 1) act(crowded)
  const written = crowded.take()
  expect(written.equals(Buffer.concat(Array.from({ length: times }, () => expected)))).toBe(true)
})
