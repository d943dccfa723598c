/** A text as an SMS carries it: a curly apostrophe would halve the letters that fit into one message. */
export const smsText = (text: string): string => text.replaceAll('’', "'")
