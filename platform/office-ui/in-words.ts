/** A name of the house's own as words in the middle of a line: sameDevice is "same device". */
export const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** And as people begin a line: withdrawalHold is "Withdrawal hold". */
export const inWords = (name: string): string => name.slice(0, 1).toUpperCase() + wordsOf(name.slice(1))
