/** The encryption context of a picture: copied to another message it does not decrypt. */
export const pictureContext = (messageId: bigint): string => `support_picture:${messageId}`
