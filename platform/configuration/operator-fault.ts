/** Something the person who starts the product has to mend. The message is one clear sentence; a stack would say nothing more. */
export class OperatorFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OperatorFault'
  }
}
