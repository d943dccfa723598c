import { OperatorFault } from './operator-fault.ts'

const causes = new Map([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'the file system is read-only'],
  ['ENOTDIR', 'something that is not a directory is in the way'],
  ['EEXIST', 'something that is not a directory is in the way'],
  ['ENOENT', 'the folder it lies in cannot be made'],
])

/** A file system error as one sentence; any other error unchanged. */
export function fileFault(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  const cause = causes.get(error.code)
  return cause === undefined ? error : new OperatorFault(`Cannot write to ${path}: ${cause}.`, { cause: error })
}
