/** States of a prize that people send, on the page and in its export. */
export const prizeStateWords = { asked: 'To send', sent: 'Sent', refused: 'Points refunded' } as const
