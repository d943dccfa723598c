/** Opens the chat where there is one, else every way to reach us. Nobody has to be signed in. */
export const customerService = '/service?chat=open'
