import type { Payment } from './payment.ts'
import { plainPesosText } from './pesos-text.ts'

/** What one QR Ph code says: an EMVCo merchant-presented payload with the amount in it, for one payment. */
export function qrPhText({ id, reference, amount }: Pick<Payment, 'id' | 'reference' | 'amount'>): string {
  const account = [
    field('00', 'ph.ppmi.p2m'),
    field('01', 'SNDBPHM0XXX'),
    field('03', id.replace(/\D/g, '').padStart(15, '0')),
    field('05', '000'),
  ]
  // The reference label is the merchant's own: the order, by which its receipt is found again.
  const label = reference.toUpperCase().slice(0, 25)
  const additional = [field('00', 'ph.ppmi.qrph'), field('05', label), field('07', '00000001')]
  const text = [
    field('00', '01'),
    // Dynamic: this code is for one payment.
    field('01', '12'),
    field('28', account.join('')),
    field('52', '7995'),
    field('53', '608'),
    field('54', plainPesosText(amount)),
    field('58', 'PH'),
    field('59', 'SANDBOX LOBBY'),
    field('60', 'Manila'),
    field('62', additional.join('')),
    '6304',
  ].join('')
  return text + checksumOf(text)
}

const field = (tag: string, value: string): string => tag + String(value.length).padStart(2, '0') + value

/** CRC-16/CCITT-FALSE, as four hexadecimal digits. */
export function checksumOf(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
