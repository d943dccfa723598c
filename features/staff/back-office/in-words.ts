/** A name of the house's own as people read it: withdrawalHold is "Withdrawal hold". */
export const inWords = (name: string): string =>
  name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
