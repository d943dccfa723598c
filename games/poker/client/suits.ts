import { messages } from './messages/en.ts'

/** In the order of the cards' numbers. Paths fill a box of 24. */
export const suits = [
  {
    name: messages.clubs,
    ink: '#1b2233',
    robe: '#1c7a58',
    trim: '#f0b02e',
    d: 'M12 2a4.8 4.8 0 0 0-4.3 7A4.9 4.9 0 1 0 10.8 17c-.2 2-.9 3.6-2.6 5h7.6c-1.7-1.4-2.4-3-2.6-5A4.9 4.9 0 1 0 16.3 9 4.8 4.8 0 0 0 12 2z',
  },
  {
    name: messages.diamonds,
    ink: '#c81e3a',
    robe: '#d8622a',
    trim: '#2b4fa8',
    d: 'M12 1.5C14.5 6 17 9 20.5 12 17 15 14.5 18 12 22.5 9.5 18 7 15 3.5 12 7 9 9.5 6 12 1.5z',
  },
  {
    name: messages.hearts,
    ink: '#c81e3a',
    robe: '#c81e3a',
    trim: '#f0b02e',
    d: 'M12 21.5C5 15.5 2 12 2 8a5.3 5.3 0 0 1 10-2.5A5.3 5.3 0 0 1 22 8c0 4-3 7.5-10 13.5z',
  },
  {
    name: messages.spades,
    ink: '#1b2233',
    robe: '#2b4fa8',
    trim: '#d8283f',
    d: 'M12 2C9 7 3 10 3 15a4.6 4.6 0 0 0 7.8 3.3C10.6 20 10 21.3 8.5 22h7c-1.5-.7-2.1-2-2.3-3.7A4.6 4.6 0 0 0 21 15C21 10 15 7 12 2z',
  },
] as const
export type Suit = (typeof suits)[number]
