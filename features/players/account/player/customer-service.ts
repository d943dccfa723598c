/** Opens the live chat if there is one, otherwise the list of contacts. Open to guests. */
export const customerService = '/service?chat=open'
