import { writeFileSync } from 'node:fs'

/** Where this reporter writes. */
export const outsideErrorsPath = 'OUTSIDE_ERRORS_PATH'

/** Vitest notes on it which file was running, which the error's own stack does not say. */
type OutsideError = { readonly message: string; readonly stack?: string; readonly VITEST_TEST_PATH?: string }

/** A reporter of Vitest: keeps the errors that fell outside every test, which its JSON report leaves out. */
// oxlint-disable-next-line import/no-default-export -- Vitest makes a reporter of this file's default export.
export default class OutsideErrors {
  onTestRunEnd(_modules: readonly unknown[], errors: readonly OutsideError[]): void {
    const path = process.env[outsideErrorsPath]
    if (path !== undefined) writeFileSync(path, JSON.stringify(errors.map(textOf)))
  }
}

function textOf({ message, stack, VITEST_TEST_PATH: file }: OutsideError): string {
  return `${file === undefined ? '' : `while ${file} ran: `}${stack ?? message}`
}
