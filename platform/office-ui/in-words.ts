/** An identifier as words within a sentence: sameDevice becomes "same device". */
const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The same at the start of a line: withdrawalHold becomes "Withdrawal hold". */
export const inWords = (name: string): string => name.slice(0, 1).toUpperCase() + wordsOf(name.slice(1))
