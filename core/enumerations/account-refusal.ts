/**
 * Why an account call is refused. A wrong account and a wrong password get the same answer, so that nobody learns which
 * it was.
 */
export const accountRefusal = {
  wrongCredentials: 101,
  locked: 102,
  nothingToChange: 1004,
  suspended: 1018,
  excluded: 1019,
  tryLater: 1020,
  alreadyRegistered: 1043,
  codeWrong: 1045,
  registrationLimit: 1047,
  notAllowed: 1049,
} as const
export type AccountRefusal = keyof typeof accountRefusal
