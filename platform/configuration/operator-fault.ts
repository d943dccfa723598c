/** Something the operator has to fix. The message is one clear sentence; a stack trace would add nothing. */
export class OperatorFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OperatorFault'
  }
}
