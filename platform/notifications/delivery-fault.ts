/**
 * A service has not taken a message. A permanent refusal concerns the message or its recipient, and the same message would be
 * refused again. Everything else is temporary: a service that is away, busy or wrongly set up takes it later.
 */
export class DeliveryFault extends Error {
  readonly isPermanent: boolean
  /** What the service answered, without the recipient's address. */
  readonly answer: string

  constructor({ isPermanent, answer }: { readonly isPermanent: boolean; readonly answer: string }) {
    super(answer)
    this.name = 'DeliveryFault'
    this.isPermanent = isPermanent
    this.answer = answer
  }
}

const answerLengthMax = 200

/** A service's words for the log: one line, shortened, and without the address that servers like to repeat. */
export const plainAnswer = (text: string, recipient: string): string =>
  [...text.replaceAll(new RegExp(recipient.replaceAll(/[^A-Za-z0-9@]/g, '\\$&'), 'gi'), '(address)')]
    .map((letter) => (/[\p{Cc}\s]/u.test(letter) ? ' ' : letter))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, answerLengthMax)
